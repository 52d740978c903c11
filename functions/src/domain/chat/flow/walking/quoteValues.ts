/**
 * Quotes values for instructions: in quotation marks and on one line, without characters that could end a
 * part of the instructions. Visitors wrote them, so they must not act as instructions.
 */
export function quoteValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, JSON.stringify(value.replaceAll('<', '‹'))]),
  )
}
