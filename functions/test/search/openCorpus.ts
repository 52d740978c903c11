import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chunkSections, type Chunk } from '../../src/domain/knowledge/indexing/chunkText.ts'
import { extractText } from '../../src/domain/knowledge/reading/extractText.ts'
import { buildIndex, parseIndex, type SearchIndex } from '../../src/domain/knowledge/indexing/searchIndex.ts'
import { agentOptionsSchema } from '../../src/shared/agents/agent.ts'
import { readCases, type Half, type SearchCase } from './SearchCase.ts'

const packages = join(import.meta.dirname, '../../../node_modules')
/**
 * Packages with long English manuals, which are irrelevant to every question and compete with the right
 * passages.
 */
const manualNames = (
  'ai ajv async chokidar commander express fast-check glob jsonwebtoken ' +
  'marked minimatch postcss resend stripe undici winston ws yargs'
).split(' ')
const maxCharacters = agentOptionsSchema.shape.maxChunkSize.parse(undefined)

/** An agent with the documents of one company and long manuals, and the questions for it. */
export interface EvaluatedAgent {
  passages: Chunk[]
  index: SearchIndex
  cases: SearchCase[]
}

/** Opens an agent for each company of a set. */
export async function openAgents(half: Half): Promise<EvaluatedAgent[]> {
  const folder = join(import.meta.dirname, half, 'documents')
  const documents = readdirSync(folder).map((name) => ({ name, path: join(folder, name) }))
  const manuals = await readAll(
    manualNames
      .map((name) => ({ name: `${name}.md`, path: join(packages, name, 'README.md') }))
      .filter(({ path }) => existsSync(path)),
  )
  const companies = Map.groupBy(documents, ({ name }) => companyOf(name))
  const cases = readCases(half)
  return Promise.all(
    [...companies].map(async ([company, own]) => {
      const passages = [...(await readAll(own)), ...manuals]
      return {
        passages,
        index: await indexOf(passages),
        cases: cases.filter((searchCase) => searchCase.company === company),
      }
    }),
  )
}

export async function indexOf(passages: Chunk[]): Promise<SearchIndex> {
  const index = parseIndex(await buildIndex(passages))
  if (!index) throw new Error('The index is of another format.')
  return index
}

/** Returns the company of a document, whose name is language, company and topic. */
function companyOf(name: string): string {
  const [language, company] = name.replace(/\.\w+$/, '').split('-')
  return `${language}-${company}`
}

async function readAll(files: { name: string; path: string }[]): Promise<Chunk[]> {
  const passages: Chunk[] = []
  for (const { name, path } of files) {
    const { sections } = await extractText(kindOf(name), readFileSync(path), name)
    passages.push(...chunkSections(name, sections, maxCharacters))
  }
  return passages
}

function kindOf(name: string): 'csv' | 'txt' | 'md' {
  const kind = name.split('.').at(-1)
  return kind === 'csv' || kind === 'txt' ? kind : 'md'
}
