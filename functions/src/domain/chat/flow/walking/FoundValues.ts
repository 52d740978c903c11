import { cutText } from '../../../kernel/texts/cutText.ts'
import type { FlowField } from '../../../../shared/flow/flow.ts'
import { flowStateLimits, type FlowState } from '../../../../shared/flow/flowState.ts'
import { readValue } from './readValue.ts'

/** The values that a conversation has collected, and how its tools ended. */
export class FoundValues {
  readonly values: Record<string, string>
  readonly tools: FlowState['tools']
  /** Tools that ran in this turn. */
  readonly ran = new Set<string>()
  private readonly onKept: (key: string, value: string) => void

  /** `onKept` is called with each value that is new. */
  constructor(before: Pick<FlowState, 'values' | 'tools'>, onKept: (key: string, value: string) => void) {
    this.values = { ...before.values }
    this.tools = { ...before.tools }
    this.onKept = onKept
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
    const isKnown = Object.hasOwn(this.tools, toolId)
    if (isKnown || Object.keys(this.tools).length < flowStateLimits.tools) this.tools[toolId] = ended
    for (const [key, value] of Object.entries(values)) this.keep(key, value)
  }

  private keep(key: string, value: string): void {
    const stored = cutText(value, flowStateLimits.value)
    if (this.values[key] === stored) return
    const next = { ...this.values, [key]: stored }
    if (JSON.stringify(next).length > flowStateLimits.values) return
    this.values[key] = stored
    this.onKept(key, stored)
  }
}
