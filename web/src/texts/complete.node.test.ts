import { languages } from '@parley/functions/shared/texts/languages'
import { describe, expect, it } from 'vitest'

type Catalogue = Record<string, unknown>

const files = import.meta.glob<Catalogue>(['./*/*.ts', '../../site/texts/*/*.ts'], {
  import: 'texts',
  eager: true,
})
/** By language and name, wherever they are. */
const catalogues = Object.fromEntries(
  Object.entries(files).map(([path, texts]) => [path.replace('../../site/texts', '.'), texts]),
)

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)
/** Every catalogue of the dashboard and of the public pages. */
const names = Object.keys(catalogues)
  .filter((path) => path.startsWith('./en/'))
  .map(nameOf)
const others = languages.map(({ language }) => language).filter((language) => language !== 'en')

describe('the languages', () => {
  it('have no catalogue that English lacks', () => {
    const unknown = Object.keys(catalogues).filter((path) => !names.includes(nameOf(path)))
    expect([unknown, names.length > 0]).toEqual([[], true])
  })
})

describe.each(names)('the catalogue %s', (name) => {
  it.each(others)('is complete in %s, with the same arguments', (language) => {
    const own = catalogues[`./${language}/${name}.ts`] ?? {}
    const english = catalogues[`./en/${name}.ts`] ?? {}
    expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted())
    const named = (texts: Catalogue) => Object.entries(texts).map(([key, text]) => [key, namesIn(text)])
    expect(Object.fromEntries(named(own))).toEqual(Object.fromEntries(named(english)))
  })
})

const { pluralCategories } = new Intl.PluralRules('ar').resolvedOptions()
const arabic = Object.entries(catalogues).filter(([path]) => path.startsWith('./ar/'))

describe.each(arabic)('the catalogue %s', (_, texts) => {
  it('has every form of a number that Arabic has', () => {
    const short = Object.entries(texts).flatMap(([key, text]) =>
      pluralsIn(text)
        .filter((forms) => pluralCategories.some((category) => !(category in forms)))
        .map((forms) => `${key}: ${Object.keys(forms).join(', ')}`),
    )
    expect(short).toEqual([])
  })
})

/** The forms of each plural of a compiled text, whose nodes are `[name, 2, forms]`. */
function pluralsIn(text: unknown): object[] {
  if (!Array.isArray(text)) return []
  const [, kind, forms]: unknown[] = text
  const inside = text.flatMap((node: unknown) => pluralsIn(node))
  return kind === 2 && typeof forms === 'object' && forms !== null ? [forms, ...inside] : inside
}

/** Of a compiled text (`icu-minify`): its arguments and tags, in the order of the alphabet. */
function namesIn(text: unknown): string[] {
  return [...new Set(collect(text))].toSorted()
}

function collect(text: unknown): string[] {
  return Array.isArray(text) ? text.flatMap((node: unknown) => namesOfNode(node)) : []
}

function namesOfNode(node: unknown): string[] {
  if (!Array.isArray(node)) return []
  const [name, kind, detail]: unknown[] = node
  const inside =
    typeof kind === 'number' && typeof detail === 'object' && detail !== null
      ? Object.values(detail).flatMap(collect)
      : collect(node.slice(1))
  return [String(name), ...inside]
}
