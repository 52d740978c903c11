import { describe, expect, it } from 'vitest'
import { findMissingPaths, missingPathsOf, wrongFoldersOf } from './findMissingPaths.mjs'

const files = [
  'web/src/lib/call.ts',
  'web/src/looks/Button.css',
  'functions/src/domain/chat/turns/runTurn.int.test.ts',
]
const missing = (text) => missingPathsOf('docs/page.md', text, files)

describe('findMissingPaths', () => {
  it('names the line of a path in code that is no file', () => {
    expect(missing('One.\n\nCalls are in `lib/gone.ts`.')).toEqual(['docs/page.md:3: lib/gone.ts'])
    expect(missing('```\nweb/src/lib/gone.ts   calls\n```')).toEqual(['docs/page.md:2: web/src/lib/gone.ts'])
  })

  it('accepts a path from the root or from any folder, and the name alone', () => {
    expect(missing('`web/src/lib/call.ts`, `lib/call.ts`, `call.ts`')).toEqual([])
    expect(missing('`all.ts`')).toEqual(['docs/page.md:1: all.ts'])
  })

  it('accepts a folder only when a file is in it', () => {
    expect(missing('`chat/turns/` and `web/src/`')).toEqual([])
    expect(missing('`chat/walks/`')).toEqual(['docs/page.md:1: chat/walks/'])
  })

  it('finds a missing folder without a slash at its end', () => {
    expect(missing('`chat/turns`, `web/src/looks`, `users/{id}/tools`, `npm run web/gone`')).toEqual([])
    expect(missing('One.\n`web/src/places`')).toEqual(['docs/page.md:2: web/src/places'])
  })

  it('finds rows without a folder, and folders without a row', () => {
    const table =
      '# Web\n\n| folder | what it holds |\n| --- | --- |\n| `lib` | calls |\n| `places` | pages |\n'
    expect(wrongFoldersOf('web/src/README.md', table, files)).toEqual([
      'web/src/README.md:3: looks',
      'web/src/README.md:3: places',
    ])
    expect(wrongFoldersOf('docs/page.md', table, files)).toEqual([])
  })

  it('accepts names in braces and stars for files that exist', () => {
    expect(missing('`looks/{Component}.css`, `domain/chat/**/*.int.test.ts`')).toEqual([])
    expect(missing('`looks/{Component}.ts`')).toEqual(['docs/page.md:1: looks/{Component}.ts'])
  })

  it('ignores URLs, commands and documents of the database', () => {
    expect(
      missing('`/api/files.json`, `https://a.example/b.html`, `npm run check`, `users/{id}/tools`'),
    ).toEqual([])
    expect(missing('`gs://{backups}/$bucket`, `$documents/`, `/v1/projects/{project}/databases/`')).toEqual(
      [],
    )
  })

  it('resolves a link from the folder of its document', () => {
    expect(missing('[one](development.md#tests) [two](../README.md) [three](https://a.example/)')).toEqual([])
    expect(missing('[one](../development.md)')).toEqual(['docs/page.md:1: ../development.md'])
  })

  it('finds a link to a heading that its page lacks', () => {
    expect(missing('## One, two\n\n[one](#one-two) [tests](development.md#tests)')).toEqual([])
    expect(missing('[one](#one-two) [tests](development.md#none)')).toEqual([
      'docs/page.md:1: #one-two',
      'docs/page.md:1: development.md#none',
    ])
  })

  it('finds no path in the documentation that leads nowhere', () => {
    expect(findMissingPaths()).toEqual([])
  })
})
