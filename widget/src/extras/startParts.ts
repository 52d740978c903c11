import { isMoved } from '../chat/needsExtras.ts'
import type { Part, PartKit } from './Part.ts'

const retryMs = 5000

/** In the order in which they show their content. */
const sources = {
  places: async () => (await import('./places/startPlacement.ts')).startPlacement,
  days: async () => (await import('./days/startDays.tsx')).startDays,
  uploads: async () => (await import('./uploads/startUploads.tsx')).startUploads,
  code: async () => (await import('./code/startCode.tsx')).startCode,
  answers: async () => (await import('./answers/startAnswers.tsx')).startAnswers,
  failures: async () => (await import('./failures/startFailures.tsx')).startFailures,
  home: async () => (await import('./home/startHome.tsx')).startHome,
  rating: async () => (await import('./rating/startRating.tsx')).startRating,
  handoff: async () => (await import('./handoff/startHandoff.tsx')).startHandoff,
  forms: async () => (await import('./forms/startForms.tsx')).startForms,
  identity: async () => (await import('./identity/startIdentifying.ts')).startIdentifying,
  greeting: async () => (await import('./greeting/startGreeting.tsx')).startGreeting,
  tabs: async () => (await import('./tabs/startTabs.tsx')).startTabs,
  screens: async () => (await import('./screens/startScreens.tsx')).startScreens,
  menu: async () => (await import('./menu/startMenu.tsx')).startMenu,
  commands: async () => (await import('./startCommands.ts')).startCommands,
} satisfies Record<string, () => Promise<(kit: PartKit) => Part>>

export type PartName = keyof typeof sources
const names = Object.keys(sources).filter((name): name is PartName => name in sources)

/**
 * Loads each part of the extras, with its styles and texts, when it is needed, and then calls all of them.
 */
export function startParts(kit: PartKit) {
  const { chat, signal } = kit
  const { conversation, mount } = chat
  const { state } = conversation
  const parts: Partial<Record<PartName, Part>> = {}
  const fetched: Partial<Record<PartName, Promise<Part>>> = {}

  const isWanted: Partial<Record<PartName, () => unknown>> = {
    places: () => isMoved(mount.host.dataset['placement']),
    days: () => state.messages.some(({ at }) => at < new Date().setHours(0, 0, 0, 0)),
    uploads: () => state.config?.canUpload || state.messages.some(({ files }) => files?.[0]),
    code: () => chat.section.querySelector('pre'),
    answers: () =>
      state.messages.some(({ cards, replies, sources: rests }) => cards?.[0] ?? replies?.[0] ?? rests?.[0]),
    failures: () =>
      (state.failure && state.failure.code !== 'offline') || state.waiting.some(({ isUnsent }) => isUnsent),
    home: () =>
      !state.messages[0] &&
      (state.config?.handoff || (state.conversationId && kit.load('localStorage', 'seen'))),
    // Loaded while the answer is being written, so that nothing moves after it.
    rating: () => state.config?.canRate && (state.pending ?? state.messages[0]),
    handoff: () =>
      state.handoff !== 'bot' || state.messages.some(({ role }) => role === 'event' || role === 'operator'),
    forms: () => state.config?.forms[0],
    greeting: () => {
      const { proactiveMessage, autoStart, triggers } = state.config ?? {}
      return proactiveMessage || autoStart || triggers?.[0] || (!chat.isOpen && state.messages[0])
    },
    tabs: () => state.config?.tabs,
    screens: () => state.needsConsent,
    menu: () => kit.load('localStorage', 'sound'),
    // Loaded before anything happens that a listener of the page may wait for.
    commands: () => chat.isCommanded,
  }

  async function fetchPart(name: PartName): Promise<Part> {
    const start = await sources[name]().catch(() => undefined)
    if (signal.aborted) return {}
    if (!start) return new Promise((resolve) => setTimeout(() => resolve(fetchPart(name)), retryMs))
    const part: Part = start(kit)
    parts[name] = part
    if (chat.extras) kit.redraw()
    return part
  }

  const need = (name: PartName): Promise<Part> => (fetched[name] ??= fetchPart(name))
  return {
    parts,
    need,
    each: <Result>(call: (part: Part) => Result) =>
      names.map((name) => {
        const part = parts[name]
        return part && call(part)
      }),
    /** Loads the parts that are needed now; resolves once they are there. */
    follow: async (): Promise<void> => {
      for (const name of names) if (!fetched[name] && isWanted[name]?.()) void need(name)
      await Promise.all(Object.values(fetched))
    },
  }
}
