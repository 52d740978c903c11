import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chunkSections, type Chunk } from '../../src/domain/knowledge/chunkText.ts'
import { extractText } from '../../src/domain/knowledge/extractText.ts'
import { buildIndex, openIndex, type SearchIndex } from '../../src/domain/knowledge/searchIndex.ts'

const documents = join(import.meta.dirname, 'documents')
const packages = join(import.meta.dirname, '../../../node_modules')
/** Packages with long manuals in English, which say nothing of what is asked and crowd out what does. */
const manuals = [
  'ai',
  'ajv',
  'async',
  'chokidar',
  'commander',
  'express',
  'fast-check',
  'glob',
  'jsonwebtoken',
]
const moreManuals = ['marked', 'minimatch', 'postcss', 'resend', 'stripe', 'undici', 'winston', 'ws', 'yargs']
const mostCharacters = 1_500

/** The passages of all documents in ten languages, among those of the manuals. */
export async function corpusPassages(): Promise<Chunk[]> {
  const own = readdirSync(documents).map((name) => ({ name, path: join(documents, name) }))
  const others = [...manuals, ...moreManuals]
    .map((name) => ({ name: `${name}.md`, path: join(packages, name, 'README.md') }))
    .filter(({ path }) => existsSync(path))
  const passages: Chunk[] = []
  for (const { name, path } of [...own, ...others]) {
    const { sections } = await extractText(name.endsWith('.csv') ? 'csv' : 'md', readFileSync(path), name)
    passages.push(...chunkSections(name, sections, mostCharacters))
  }
  return passages
}

export async function indexOf(passages: Chunk[]): Promise<SearchIndex> {
  const index = openIndex(await buildIndex(passages))
  if (!index) throw new Error('The index is of another format.')
  return index
}
