import type { Agent, AgentChanges } from '@parley/functions/shared/agent'
import type { AgentOptions, WidgetOptions } from './AgentDraftContext.ts'

/** What has been typed and is not stored. */
export interface Typed {
  changes: AgentChanges
  options: Partial<AgentOptions>
  widget: Partial<WidgetOptions>
  /** What was stored, by path (`vgOptions.systemPrompt`), when somebody began to change it. */
  from: Readonly<Record<string, unknown>>
}

export const nothingTyped: Typed = { changes: {}, options: {}, widget: {}, from: {} }

/** The stored agent with what has been typed on top of it. */
export function withTyped(stored: Agent, { changes, options, widget }: Omit<Typed, 'from'>): Agent {
  return {
    ...stored,
    ...changes,
    vgOptions: { ...stored.vgOptions, ...options },
    widgetOptions: { ...stored.widgetOptions, ...widget },
  }
}

/** More that was typed; `stored`: what it stands on from now on, where the field was not changed before. */
export function addTyped(known: Typed, stored: Agent, added: Partial<Omit<Typed, 'from'>>): Typed {
  const began = Object.fromEntries(
    pathsOf(added)
      .filter((path) => !(path in known.from))
      .map((path) => [path, valueAt(stored, path)]),
  )
  return {
    changes: { ...known.changes, ...added.changes },
    options: { ...known.options, ...added.options },
    widget: { ...known.widget, ...added.widget },
    from: { ...known.from, ...began },
  }
}

/**
 * What is left once `written` has been stored: what was typed meanwhile stays, and stands on what was
 * written.
 */
export function withoutWritten(typed: Typed, written: Agent): Typed {
  const left = keepTyped(typed, (path, value) => !isSame(value, valueAt(written, path)))
  return {
    ...left,
    from: Object.fromEntries(Object.keys(left.from).map((path) => [path, valueAt(written, path)])),
  }
}

/** Without some fields. */
export function withoutFields(typed: Typed, fields: readonly string[]): Typed {
  return keepTyped(typed, (path) => !fields.includes(path))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function keepTyped(typed: Typed, isKept: (path: string, value: unknown) => boolean): Typed {
  const keep = <T extends object>(values: T, prefix: string): T => {
    const kept = { ...values }
    for (const [name, value] of Object.entries(values))
      if (!isKept(prefix + name, value)) Reflect.deleteProperty(kept, name)
    return kept
  }
  const left = {
    changes: keep(typed.changes, ''),
    options: keep(typed.options, 'vgOptions.'),
    widget: keep(typed.widget, 'widgetOptions.'),
  }
  const paths = new Set(pathsOf(left))
  return { ...left, from: Object.fromEntries(Object.entries(typed.from).filter(([path]) => paths.has(path))) }
}

function pathsOf({ changes = {}, options = {}, widget = {} }: Partial<Omit<Typed, 'from'>>): string[] {
  return [
    ...Object.keys(changes),
    ...Object.keys(options).map((name) => `vgOptions.${name}`),
    ...Object.keys(widget).map((name) => `widgetOptions.${name}`),
  ]
}

function valueAt(agent: Agent, path: string): unknown {
  const [first = '', second] = path.split('.')
  const outer: unknown = Reflect.get(agent, first)
  if (second === undefined) return outer
  return typeof outer === 'object' && outer !== null ? Reflect.get(outer, second) : undefined
}
