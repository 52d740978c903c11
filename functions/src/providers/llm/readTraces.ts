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
const words = z.object({ message: z.string() })
const button = z.object({ name: z.string(), request: z.unknown().optional() })
const choice = z.object({ buttons: z.array(button) })
const card = z.object({
  title: z.string().catch(''),
  description: z.union([z.string(), z.object({ text: z.string() }).transform(({ text }) => text)]).catch(''),
  buttons: z.array(button).catch([]),
})
const carousel = z.object({ cards: z.array(card) })
type Button = z.infer<typeof button>

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
    const message = words.safeParse(payload).data?.message.trim()
    if (message) read.words.push(message)
  }
  if (type === 'choice') read.buttons.push(...(choice.safeParse(payload).data?.buttons ?? []))
  if (type === 'cardV2') takeCard(card.safeParse(payload).data, read)
  if (type === 'carousel')
    for (const one of carousel.safeParse(payload).data?.cards ?? []) takeCard(one, read)
  if (type === 'end') read.isOver = true
}

function takeCard(
  shown: z.infer<typeof card> | undefined,
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
