/**
 * Values as they stand in instructions: in quotation marks and on one line, without what could end a part of
 * the instructions. Visitors have said them, so they are never orders.
 */
export function quoted(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value.replaceAll('<', '‹'))]),
  )
}
