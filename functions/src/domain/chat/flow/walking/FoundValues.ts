import { cutText } from '../../../kernel/texts/cutText.ts'
import type { FlowField } from '../../../../shared/flow/flow.ts'
import { flowStateLimits, type FlowState } from '../../../../shared/flow/flowState.ts'
import { readValue } from './readValue.ts'

/** Called with each value that is new, and with each that has no room. */
type OnFound = (step: 'collected' | 'dropped', key: string, value: string) => void

/** The values that a conversation has collected, and how its tools ended. */
export class FoundValues {
  readonly values: Record<string, string>
  readonly tools: FlowState['tools']
  /** Tools that ran in this turn. */
  readonly ran = new Set<string>()
  /** The values that were found in this turn. */
  private readonly fresh = new Set<string>()
  private readonly asked: ReadonlySet<string>
  private readonly onFound: OnFound

  /** `asked`: the keys that nodes ask visitors for; all other values are of tools. */
  constructor(before: Pick<FlowState, 'values' | 'tools'>, asked: ReadonlySet<string>, onFound: OnFound) {
    this.values = { ...before.values }
    this.tools = { ...before.tools }
    this.asked = asked
    this.onFound = onFound
  }

  /** Stores the values of these fields that fit them. */
  collect(wanted: readonly FlowField[], fields: Readonly<Record<string, unknown>>): void {
    for (const field of wanted) {
      const value = Object.hasOwn(fields, field.key) ? readValue(field, fields[field.key]) : undefined
      if (value !== undefined) this.keep(field.key, value)
    }
  }

  /** Stores how a tool ended, and the values that it returned. */
  noteTool(toolId: string, ended: 'ok' | 'failed', values: Readonly<Record<string, string>>): void {
    this.ran.add(toolId)
    const ids = Object.keys(this.tools)
    const oldest = ids.find((id) => !this.ran.has(id))
    if (!ids.includes(toolId) && ids.length >= flowStateLimits.tools && oldest) delete this.tools[oldest]
    this.tools[toolId] = ended
    for (const [key, value] of Object.entries(values)) this.keep(key, value)
  }

  /**
   * Stores a value. When all values together are too long, it replaces those of tools from earlier turns. If
   * it still does not fit, its older value is deleted too: rules would take it for the present one.
   */
  private keep(key: string, value: string): void {
    const stored = cutText(value, flowStateLimits.value)
    this.fresh.add(key)
    if (this.values[key] === stored) return
    const next = { ...this.values, [key]: stored }
    const older = Object.keys(next).filter((other) => !this.asked.has(other) && !this.fresh.has(other))
    const dropped: string[] = []
    for (const other of older) {
      if (fits(next)) break
      dropped.push(other)
      delete next[other]
    }
    if (!fits(next)) {
      delete this.values[key]
      return this.onFound('dropped', key, stored)
    }
    for (const other of dropped) {
      this.onFound('dropped', other, this.values[other] ?? '')
      delete this.values[other]
    }
    this.values[key] = stored
    this.onFound('collected', key, stored)
  }
}

function fits(values: Readonly<Record<string, string>>): boolean {
  return JSON.stringify(values).length <= flowStateLimits.values
}
