import { z } from 'zod'
import { projectChoiceLimits, type ProjectChoice } from '../../shared/models/projectChoice.ts'

/** What a project answers, by what a visitor gets of it. */
export interface Traces {
  words: string[]
  choices: ProjectChoice[]
  /** It has come to its end. */
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

/** Reads what there is of words and choices; what it does not know is left out. Throws where it is no answer. */
export function readTraces(answer: unknown): Traces {
  const read: Traces & { buttons: Button[] } = { words: [], choices: [], isOver: false, buttons: [] }
  for (const trace of z.array(z.unknown()).parse(answer)) {
    const known = traceSchema.safeParse(trace)
    if (known.success) take(known.data, read)
  }
  const { buttons, ...traces } = read
  return { ...traces, choices: choicesOf(buttons) }
}

function take(
  { type, payload }: z.infer<typeof traceSchema>,
  read: { words: string[]; buttons: Button[]; isOver: boolean },
): void {
  if (type === 'text' || type === 'speak') {
    const said = words.safeParse(payload).data?.message.trim()
    if (said) read.words.push(said)
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
  const said = [shown.title.trim() && `**${shown.title.trim()}**`, shown.description.trim()]
  const text = said.filter(Boolean).join('\n\n')
  if (text) read.words.push(text)
  read.buttons.push(...shown.buttons)
}

/** The first of each name, as many as an answer holds. */
function choicesOf(buttons: readonly Button[]): ProjectChoice[] {
  const byName = new Map<string, string>()
  for (const { name, request } of buttons) {
    const shown = shortened(name.trim())
    if (shown && !byName.has(shown)) byName.set(shown, requestOf(request))
  }
  return [...byName].slice(0, projectChoiceLimits.count).map(([name, request]) => ({ name, request }))
}

function shortened(name: string): string {
  return name.length <= projectChoiceLimits.name ? name : `${name.slice(0, projectChoiceLimits.name - 1)}…`
}

/** One that no document should hold is left to the name, which projects understand as words. */
function requestOf(request: unknown): string {
  const known = z.looseObject({ type: z.string() }).safeParse(request)
  const json = known.success ? JSON.stringify(known.data) : ''
  return Buffer.byteLength(json, 'utf8') > projectChoiceLimits.request ? '' : json
}
