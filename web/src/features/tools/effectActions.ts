import { usualEffect, type HttpRequest, type ToolEffect } from '@parley/functions/shared/tools/tools'
import { questionFor } from './questionFor.ts'
import type { ToolFields } from './toolForm.ts'

/** Sets whether the visitor confirms before a tool runs, and proposes a question if it has none. */
export function setConfirm(fields: ToolFields, isOn: boolean): void {
  const { tool } = fields.values
  fields.setFieldValue('tool.confirm', isOn ? 'visitor' : 'no')
  if (isOn && tool.question === '') fields.setFieldValue('tool.question', questionFor(tool))
}

/** Sets the effect of a tool. A change asks the visitor first unless its owner decides otherwise. */
export function setEffect(fields: ToolFields, effect: ToolEffect): void {
  if (effect === fields.values.tool.effect) return
  fields.setFieldValue('tool.effect', effect)
  setConfirm(fields, effect === 'change')
}

/**
 * Makes a tool one that changes something when its new method may do so. The opposite is for the owner to
 * choose, because some servers change something at a GET.
 */
export function followMethod(fields: ToolFields, method: HttpRequest['method']): void {
  if (usualEffect(method) === 'change') setEffect(fields, 'change')
}
