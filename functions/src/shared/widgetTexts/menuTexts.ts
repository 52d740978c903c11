/** What the widget says of the menu. */
export const menuTexts = {
  downloadText: 'Download as text',
  downloadJson: 'Download as JSON',
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  askPerson: 'Talk to a person',
}
