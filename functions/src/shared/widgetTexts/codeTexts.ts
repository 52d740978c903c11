/** What the widget says of a block of code. */
export const codeTexts = {
  copyCode: 'Copy code',
  copied: 'Copied to Clipboard',
}
