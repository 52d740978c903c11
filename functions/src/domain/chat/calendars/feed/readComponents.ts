/** A line of a calendar file: `DTSTART;TZID=Europe/Berlin:20261124T090000`. */
export interface CalendarLine {
  name: string
  parameters: ReadonlyMap<string, string>
  value: string
}

/** The lines and components between `BEGIN` and `END`. */
export interface Component {
  name: string
  lines: CalendarLine[]
  inner: Component[]
}

const maxComponents = 20_000
const maxDepth = 6

/** Parses a calendar file (RFC 5545); undefined for a file without a calendar, or far above real sizes. */
export function readComponents(text: string): Component | undefined {
  const top: Component = { name: '', lines: [], inner: [] }
  const open = [top]
  let count = 0
  for (const written of unfoldLines(text)) {
    const line = readLine(written)
    const inside = open.at(-1)
    if (!line || !inside) continue
    if (line.name === 'BEGIN') {
      count++
      if (count > maxComponents || open.length > maxDepth) return undefined
      const component = { name: line.value.trim().toUpperCase(), lines: [], inner: [] }
      inside.inner.push(component)
      open.push(component)
    } else if (line.name === 'END') {
      if (open.length > 1) open.pop()
    } else inside.lines.push(line)
  }
  return top.inner.find(({ name }) => name === 'VCALENDAR')
}

/** Returns the first line of a component with a name; undefined for none. */
export function lineOf({ lines }: Component, name: string): CalendarLine | undefined {
  return lines.find((line) => line.name === name)
}

/** Returns the value of the first line with a name; empty for none. */
export function valueOf(component: Component, name: string): string {
  return lineOf(component, name)?.value.trim() ?? ''
}

/** Joins continued lines, which begin with white space. */
function unfoldLines(text: string): string[] {
  return text.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)
}

function readLine(text: string): CalendarLine | undefined {
  const colon = valueAt(text)
  if (colon < 0) return undefined
  const [name = '', ...given] = text.slice(0, colon).split(';')
  const parameters = given.map((parameter): [string, string] => {
    const [key = '', ...rest] = parameter.split('=')
    return [key.toUpperCase(), rest.join('=').replaceAll('"', '')]
  })
  return { name: name.toUpperCase(), parameters: new Map(parameters), value: text.slice(colon + 1) }
}

/** Returns the position of the first colon outside quotation marks. */
function valueAt(text: string): number {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === ':' && !isQuoted) return at
  }
  return -1
}
