/** The widget's texts at a block of code. */
export const codeTexts = {
  copyCode: 'Copy code',
  copied: 'Copied to Clipboard',
}
