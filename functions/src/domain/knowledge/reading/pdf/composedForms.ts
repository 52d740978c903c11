/** Ligatures, positional forms of Arabic and Hebrew letters, and radicals of Han characters. */
const forms = /[\ufb00-\ufdff\ufe70-\ufefc\u2e80-\u2fdf\uf900-\ufaff]+/g

/**
 * Replaces presentation forms by plain letters: PDFs contain the drawn form, which people do not type into a
 * search.
 */
export function composedForms(text: string): string {
  return text.replace(forms, (drawn) => drawn.normalize('NFKC'))
}
