import type { WidgetTrigger } from '@parley/functions/shared/widget/widgetApi'
import type { Kit } from '../createKit.ts'
import { watchUrl } from './watchUrl.ts'
import { watchLeaving } from './watchLeaving.ts'

interface Actions {
  say: (text: string) => void
  open: () => void
  /** Returns whether the visitor has no conversation. */
  isNew: () => boolean
}

/** Watches for the owner's triggers; each fires at most once per visit. */
export function watchTriggers(kit: Kit, { say, open, isNew }: Actions) {
  const { chat, listen, load, store, signal } = kit
  const { conversation } = chat
  const triggers = () => conversation.state.config?.triggers ?? []

  function fire(isMeant: (trigger: WidgetTrigger) => boolean): void {
    triggers().forEach((trigger, index) => {
      const name = `${index}:${trigger.kind}:${trigger.value}`
      const fired = load<string[]>('sessionStorage', 'fired') ?? []
      if (!isMeant(trigger) || fired.includes(name) || signal.aborted) return
      store('sessionStorage', 'fired', [...fired, name])
      if (trigger.action === 'open') open()
      else say(trigger.message || (conversation.state.config?.proactiveMessage ?? ''))
    })
  }
  const has = (kind: WidgetTrigger['kind']) => triggers().some((trigger) => trigger.kind === kind)
  const checkUrl = () =>
    fire(({ kind, value }) => kind === 'page' && !!value && location.href.includes(value))

  function countVisit(): number {
    const visits = load<number>('localStorage', 'visits') ?? 0
    if (load('sessionStorage', 'counted')) return visits
    store('sessionStorage', 'counted', true)
    store('localStorage', 'visits', visits + 1)
    return visits + 1
  }

  function checkScroll(): void {
    const { scrollHeight, clientHeight } = document.documentElement
    const percent = (100 * scrollY) / Math.max(1, scrollHeight - clientHeight)
    fire(({ kind, value }) => kind === 'scroll' && percent >= Number(value))
  }

  return {
    fire: (eventName: unknown) => fire(({ kind, value }) => kind === 'event' && value === String(eventName)),
    start(): void {
      checkUrl()
      if (has('page') && conversation.state.config?.listenForUrlChanges) watchUrl(kit, checkUrl)
      if (has('visit')) {
        const visits = countVisit()
        fire(({ kind, value }) => kind === 'visit' && visits === Number(value))
      }
      if (has('scroll')) listen(window, 'scroll', checkScroll)
      if (has('exit')) watchLeaving(kit, () => fire(({ kind }) => kind === 'exit'))
      for (const trigger of triggers().filter(({ kind }) => kind === 'time')) {
        // A visitor who already has a conversation is not greeted because of time.
        const timer = setTimeout(
          () => isNew() && fire((other) => other === trigger),
          Number(trigger.value) * 1000,
        )
        signal.addEventListener('abort', () => clearTimeout(timer))
      }
    },
  }
}
