import { describe, expect, it } from 'vitest'

type Catalogue = Record<string, unknown>

const catalogues = import.meta.glob<Catalogue>('./*/*.ts', { import: 'texts', eager: true })

/** What is said of channels; Spanish and Italian say *tú* and *tu* to everybody. */
const ofChannels = ['brokenChannels', 'channels', 'deliveryReasons', 'replyFiles', 'replyWindow']

/** Words by which somebody would be addressed formally, as commands begin sentences with them. */
const formal = {
  es: /\b(usted|(Abra|Añada|Conecte|Cree|Elija|Escriba|Inicie|Introduzca|Pegue|Publique|Vuelva)\b|inténtelo)/,
  it: /\b(Lei|Sua|Suoi|Sue|Acceda|Aggiunga|Apra|Colleghi|Inserisca|Pubblichi|Scelga|Scriva|riprovi)\b/,
}

describe('the catalogues', () => {
  it.each(['es', 'it'] as const)('address people in %s in one form', (language) => {
    const catalogueTexts = ofChannels.map((name) =>
      JSON.stringify(catalogues[`./${language}/${name}.ts`] ?? {}),
    )
    expect(catalogueTexts.filter((text) => text.length < 100 || formal[language].test(text))).toEqual([])
  })

  it.each(['es', 'it'] as const)('do so in %s in refusals of channels', (language) => {
    const refusals = Object.entries(catalogues[`./${language}/toolRefusals.ts`] ?? {})
    const refusalTexts = refusals.filter(([key]) => /^(telegram|meta|discord|whatsapp|channel)/.test(key))
    expect(refusalTexts.length).toBeGreaterThan(30)
    expect(refusalTexts.filter(([, text]) => formal[language].test(JSON.stringify(text)))).toEqual([])
  })
})
