/** Ligatures, forms of Arabic and Hebrew letters by their place in a word, and radicals of Han characters. */
const forms = /[\ufb00-\ufdff\ufe70-\ufefc\u2e80-\u2fdf\uf900-\ufaff]+/g

/** A text in plain letters: PDFs hold what is drawn, which nobody types into a search. */
export function composedForms(text: string): string {
  return text.replace(forms, (drawn) => drawn.normalize('NFKC'))
}
