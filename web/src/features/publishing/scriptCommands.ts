/**
 * The commands that a page can call on the widget, with one example each; must match `Widget` in the widget's
 * commands.ts.
 */
export const scriptCommands = [
  { name: 'open', example: 'Parley.open()' },
  { name: 'close', example: 'Parley.close()' },
  { name: 'toggle', example: 'Parley.toggle()' },
  { name: 'send', example: "Parley.send('Do you deliver to Malta?')" },
  {
    name: 'identify',
    example: "Parley.identify({ id: 'customer-17', name: 'Ada', email: 'ada@example.com' })",
  },
  {
    name: 'on',
    example: "Parley.on('lead', ({ formId }) => console.log(formId))",
  },
  { name: 'setLanguage', example: "Parley.setLanguage('de')" },
  { name: 'trigger', example: "Parley.trigger('basket-full')" },
  { name: 'openForm', example: "Parley.openForm('a1b2c3d4')" },
  {
    name: 'configure',
    example: "Parley.configure({ agent: 'AGENT', region: 'eu' })",
  },
  { name: 'destroy', example: 'Parley.destroy()' },
] as const
