import { z } from 'zod'
import { projectChoiceLimits, type ProjectChoice } from '../../shared/models/projectChoice.ts'

/** A project's answer, split into what a visitor gets. */
export interface Traces {
  words: string[]
  choices: ProjectChoice[]
  /** Whether the project's conversation has ended. */
  isOver: boolean
}

const traceSchema = z.object({ type: z.string(), payload: z.unknown().optional() })
const wordsSchema = z.object({ message: z.string() })
const buttonSchema = z.object({ name: z.string(), request: z.unknown().optional() })
const choiceSchema = z.object({ buttons: z.array(buttonSchema) })
const cardSchema = z.object({
  title: z.string().catch(''),
  description: z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]).catch(''),
  buttons: z.array(buttonSchema).catch([]),
})
const carouselSchema = z.object({ cards: z.array(cardSchema) })
type Button = z.infer<typeof buttonSchema>

/**
 * Parses text and choices of a project's response, and ignores unknown traces. Throws if it is not a
 * response.
 */
export function readTraces(body: unknown): Traces {
  const read: Traces & { buttons: Button[] } = { words: [], choices: [], isOver: false, buttons: [] }
  for (const trace of z.array(z.unknown()).parse(body)) {
    const parsed = traceSchema.safeParse(trace)
    if (parsed.success) addTrace(parsed.data, read)
  }
  const { buttons, ...traces } = read
  return { ...traces, choices: choicesOf(buttons) }
}

function addTrace(
  { type, payload }: z.infer<typeof traceSchema>,
  read: { words: string[]; buttons: Button[]; isOver: boolean },
): void {
  if (type === 'text' || type === 'speak') {
    const message = wordsSchema.safeParse(payload).data?.message.trim()
    if (message) read.words.push(message)
  }
  if (type === 'choice') read.buttons.push(...(choiceSchema.safeParse(payload).data?.buttons ?? []))
  if (type === 'cardV2') addCard(cardSchema.safeParse(payload).data, read)
  if (type === 'carousel')
    for (const one of carouselSchema.safeParse(payload).data?.cards ?? []) addCard(one, read)
  if (type === 'end') read.isOver = true
}

function addCard(
  shown: z.infer<typeof cardSchema> | undefined,
  read: { words: string[]; buttons: Button[] },
): void {
  if (!shown) return
  const parts = [shown.title.trim() && `**${shown.title.trim()}**`, shown.description.trim()]
  const text = parts.filter(Boolean).join('\n\n')
  if (text) read.words.push(text)
  read.buttons.push(...shown.buttons)
}

/** Returns the first choice of each name, up to an answer's limit. */
function choicesOf(buttons: readonly Button[]): ProjectChoice[] {
  const byName = new Map<string, string>()
  for (const { name, request } of buttons) {
    const shown = shortenName(name.trim())
    if (shown && !byName.has(shown)) byName.set(shown, requestOf(request))
  }
  return [...byName].slice(0, projectChoiceLimits.count).map(([name, request]) => ({ name, request }))
}

function shortenName(name: string): string {
  return name.length <= projectChoiceLimits.name ? name : `${name.slice(0, projectChoiceLimits.name - 1)}…`
}

/**
 * Returns the JSON of a choice's request; empty if it is too large for a document, because projects also
 * understand the name as text.
 */
function requestOf(request: unknown): string {
  const parsed = z.looseObject({ type: z.string() }).safeParse(request)
  const json = parsed.success ? JSON.stringify(parsed.data) : ''
  return Buffer.byteLength(json, 'utf8') > projectChoiceLimits.request ? '' : json
}
