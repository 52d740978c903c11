/** A parameter's placeholder: `{number}`. */
const slot = /\{([a-zA-Z][a-zA-Z0-9_]{0,29})\}/g

export type ToolValue = string | number | boolean
/** Values by parameter; a map, so that no name is special. */
export type ToolValues = ReadonlyMap<string, ToolValue>

/** Returns the parameters in a text, each once. */
export function slotsOf(text: string): string[] {
  return [...new Set([...text.matchAll(slot)].map(([, key = '']) => key))]
}

/** Returns a text with its parameters filled in; undefined if it is a single parameter without a value. */
export function fillText(text: string, values: ToolValues): string | undefined {
  const [only] = slotsOf(text)
  if (only !== undefined && text === `{${only}}` && !values.has(only)) return undefined
  return text.replace(slot, (_, key: string) => String(values.get(key) ?? ''))
}

/** Returns a path with its parameters filled in, where no value can leave its own segment. */
export function fillPath(path: string, values: ToolValues): string {
  return path.replace(slot, (_, key: string) =>
    encodeURIComponent(String(values.get(key) ?? '').toWellFormed()),
  )
}

/**
 * Returns a JSON body with its parameters filled in: a bare `{key}` becomes a value of its kind, one inside a
 * text a part of that text. Entries without a value are deleted. Undefined if the body is not JSON.
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

/** Returns a prefix for texts that replace bare placeholders; it occurs nowhere else in the body. */
function markFor(body: string): string {
  let mark = 'slot:'
  while (body.includes(mark)) mark = `~${mark}`
  return mark
}

/** Replaces bare placeholders with texts, so that the body is JSON. */
function quoteSlots(body: string, mark: string): string {
  const texts = /"(?:[^"\\]|\\.)*"|\{([a-zA-Z][a-zA-Z0-9_]{0,29})\}/g
  return body.replace(texts, (match, key?: string) => (key === undefined ? match : `"${mark}${key}"`))
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
