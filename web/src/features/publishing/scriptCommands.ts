/**
 * What a page may do with the widget, with one example each; the same as `Widget` in the widget's
 * commands.ts.
 */
export const scriptCommands = [
  { name: 'open', text: 'Opens the chat', example: 'Parley.open()' },
  { name: 'close', text: 'Closes it', example: 'Parley.close()' },
  { name: 'toggle', text: 'Opens or closes it', example: 'Parley.toggle()' },
  { name: 'send', text: 'Writes for the visitor', example: "Parley.send('Do you deliver to Malta?')" },
  {
    name: 'identify',
    text: 'Says who the visitor is',
    example: "Parley.identify({ id: 'customer-17', name: 'Ada', email: 'ada@example.com' })",
  },
  {
    name: 'on',
    text: 'Hears of ready, open, close, message, answer, unread, lead, handoff and error',
    example: "Parley.on('lead', ({ formId }) => console.log(formId))",
  },
  { name: 'setLanguage', text: 'Changes the language', example: "Parley.setLanguage('de')" },
  { name: 'trigger', text: 'Sets off your event triggers', example: "Parley.trigger('basket-full')" },
  { name: 'openForm', text: 'Shows one of your forms', example: "Parley.openForm('a1b2c3d4')" },
  {
    name: 'configure',
    text: 'Adds another agent to the page',
    example: "Parley.configure({ agent: 'AGENT', region: 'eu' })",
  },
  { name: 'destroy', text: 'Takes the widget off the page', example: 'Parley.destroy()' },
] as const
