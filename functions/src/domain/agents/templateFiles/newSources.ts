import type { TemplateKnowledge } from '../../../shared/agents/agentTemplate.ts'
import type { KnowledgeSource } from '../../../shared/knowledge/knowledge.ts'
import { sha256 } from '../../kernel/identifiers.ts'
import type { Ports } from '../../kernel/ports/ports.ts'
import { normaliseUrl } from '../../knowledge/sites/crawling/siteUrl.ts'
import { newRun } from '../../knowledge/sites/startRun.ts'
import { refuseFile } from './refuseFile.ts'

/** A source that a new agent starts with, and its file in Storage. */
export interface NewSource {
  document: Omit<KnowledgeSource, 'agentId' | 'ownerID'>
  /** A text, or the path of a file to copy; a pair and a site have neither. */
  text?: string
  copyOf?: string
}

/**
 * Returns the sources of a template. Nothing is fetched: sites wait until a person starts their crawl. A
 * repeated attempt returns the same IDs.
 */
export function newSources(
  { web }: Pick<Ports, 'web'>,
  { pairs, texts, sites }: TemplateKnowledge,
  { attemptId, now }: { attemptId: string; now: number },
): NewSource[] {
  const idOf = (kind: string, index: number) => idOfSource(attemptId, kind, index)
  return [
    ...pairs.filter(isFirstOfQuestion).map((pair) => pairSource(pair, now)),
    ...texts.map(({ title, text }, index) => ({
      document: fileSource({ ID: idOf('text', index), title, kind: 'text', sizeKB: kilobytes(text) }, now),
      text,
    })),
    ...sites.map(({ title, address: written, settings }, index) => {
      const url = normaliseUrl(written)
      if (!url || !web.isPublicUrl(url))
        throw refuseFile({ key: 'importFieldWrong', values: { field: written.slice(0, 120) } })
      const site = { address: url.href, settings }
      return siteSource({ ID: idOf('site', index), title: title || url.host, site }, now)
    }),
  ]
}

/** Returns the places of a template's sources, as its flow names them (`texts/0`), with their new IDs. */
export function placesOf(
  { pairs, texts, sites }: TemplateKnowledge,
  attemptId: string,
): ReadonlyMap<string, string> {
  return new Map([
    ...pairs.map(({ question }, at) => [`pairs/${at}`, `pair-${hashOfQuestion(question)}`] as const),
    ...texts.map((_, at) => [`texts/${at}`, idOfSource(attemptId, 'text', at)] as const),
    ...sites.map((_, at) => [`sites/${at}`, idOfSource(attemptId, 'site', at)] as const),
  ])
}

function idOfSource(attemptId: string, kind: string, index: number): string {
  return sha256(`${attemptId}/${kind}/${index}`).slice(0, 20)
}

/** Returns a file or text that the queue will read. */
export function fileSource(
  fields: Pick<KnowledgeSource, 'ID' | 'title' | 'kind' | 'sizeKB'>,
  now: number,
): NewSource['document'] {
  return {
    ...fields,
    characters: 0,
    chunks: 0,
    state: 'processing',
    failure: '',
    createdAt: now,
    lastModified: now,
  }
}

/** Returns a pair under the ID that the same question has wherever it is corrected. */
export function pairSource(pair: { question: string; answer: string }, now: number): NewSource {
  const { question, answer } = pair
  const ID = `pair-${hashOfQuestion(question)}`
  const file = fileSource({ ID, title: question.slice(0, 200), kind: 'pair', sizeKB: kilobytes(answer) }, now)
  const characters = question.length + answer.length
  return { document: { ...file, characters, chunks: 1, state: 'indexing', pair } }
}

/** Returns a site that is not read until a person starts its crawl: its first run counts as cancelled. */
export function siteSource(
  {
    ID,
    title,
    site,
  }: {
    ID: string
    title: string
    site: Pick<NonNullable<KnowledgeSource['site']>, 'address' | 'settings'>
  },
  now: number,
): NewSource {
  const run = { ...newRun({ number: 1, scope: 'all', startedBy: 'person' }, now) }
  const file = fileSource({ ID, title, kind: 'site', sizeKB: 0 }, now)
  return {
    document: {
      ...file,
      state: 'ready',
      site: { ...site, run: { ...run, state: 'cancelled', endedAt: now } },
    },
  }
}

function isFirstOfQuestion(
  { question }: { question: string },
  index: number,
  all: readonly { question: string }[],
): boolean {
  const hash = hashOfQuestion(question)
  return all.findIndex((other) => hashOfQuestion(other.question) === hash) === index
}

function hashOfQuestion(question: string): string {
  return sha256(question.trim().toLowerCase()).slice(0, 20)
}

function kilobytes(text: string): number {
  return Buffer.byteLength(text, 'utf8') / 1000
}
