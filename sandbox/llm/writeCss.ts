const colours = [
  'red',
  'green',
  'blue',
  'teal',
  'purple',
  'orange',
  'pink',
  'black',
  'white',
  'navy',
] as const
const parts = { head: '.quiet, .home', bubble: '.agent > div', button: '.go', field: '.composer' } as const

/**
 * Returns the answer of a model that is asked for CSS of the widget: the part and the colour that the wish
 * names. Undefined for other instructions.
 */
export function writeCss(instructions: string, question: string): string | undefined {
  if (!instructions.startsWith('You write CSS for a chat widget.')) return undefined
  const wish = question.toLowerCase()
  const colour = colours.find((name) => wish.includes(name))
  if (!colour) return 'Which colour would you like, and where?'
  const part = Object.entries(parts).find(([name]) => wish.includes(name))?.[1] ?? 'header'
  return `Here it is in ${colour}.\n\`\`\`css\n${part} {\n  background: ${colour};\n}\n\`\`\``
}
