/** What stands for a parameter: `{number}`. */
const slot = /\{([a-zA-Z][a-zA-Z0-9_]{0,29})\}/g

export type ToolValue = string | number | boolean
/** By parameter; a map, so that no name means anything else. */
export type ToolValues = ReadonlyMap<string, ToolValue>

/** The parameters that a text names, each once. */
export function slotsOf(text: string): string[] {
  return [...new Set([...text.matchAll(slot)].map(([, key = '']) => key))]
}

/** A text with its parameters in place; undefined where it is nothing but one that has no value. */
export function fillText(text: string, values: ToolValues): string | undefined {
  const [only] = slotsOf(text)
  if (only !== undefined && text === `{${only}}` && !values.has(only)) return undefined
  return text.replace(slot, (_, key: string) => String(values.get(key) ?? ''))
}

/** The same in an address, where no value can be anything but a part of its own place. */
export function fillPath(path: string, values: ToolValues): string {
  return path.replace(slot, (_, key: string) =>
    encodeURIComponent(String(values.get(key) ?? '').toWellFormed()),
  )
}

/**
 * A body with its parameters in place, as JSON: a bare `{key}` is a value of its own kind, one within a text
 * a part of that text. What has no value is left out of its object or list. Undefined where it is no JSON.
 */
export function fillBody(body: string, values: ToolValues): string | undefined {
  const mark = markFor(body)
  try {
    const parsed: unknown = JSON.parse(quoteSlots(body, mark))
    return JSON.stringify(fillValue(parsed, mark, values)) ?? 'null'
  } catch {
    return undefined
  }
}

/** Begins a text that stands for a bare slot; it occurs nowhere else in the body. */
function markFor(body: string): string {
  let mark = 'slot:'
  while (body.includes(mark)) mark = `~${mark}`
  return mark
}

/** Bare slots become texts, so that the body is JSON. */
function quoteSlots(body: string, mark: string): string {
  const texts = /"(?:[^"\\]|\\.)*"|\{([a-zA-Z][a-zA-Z0-9_]{0,29})\}/g
  return body.replace(texts, (whole, key?: string) => (key === undefined ? whole : `"${mark}${key}"`))
}

function fillValue(value: unknown, mark: string, values: ToolValues): unknown {
  if (typeof value === 'string')
    return value.startsWith(mark) ? values.get(value.slice(mark.length)) : fillText(value, values)
  if (Array.isArray(value))
    return value
      .map((inner: unknown) => fillValue(inner, mark, values))
      .filter((inner) => inner !== undefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillValue(inner, mark, values)] as const),
  )
}
