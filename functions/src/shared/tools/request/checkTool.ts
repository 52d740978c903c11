import type { Refusal } from '../../errors/refusals.ts'
import type { ToolDraft } from '../tools.ts'
import { fillBody, slotsOf } from './fillTemplate.ts'
import { isHeader } from './isHeader.ts'
import { parseToolUrl } from './parseToolUrl.ts'

type FieldRefusal = [field: string, refusal: Refusal]

/** Returns problems of a tool that its schema cannot find, by field; empty if it can run. */
export function checkTool(tool: ToolDraft): Record<string, Refusal> {
  const found: FieldRefusal[] = [
    ...checkParameters(tool),
    ...checkUrl(tool),
    ...checkRows(tool),
    ...checkBody(tool),
    ...unknownSlots('question', tool.question, tool.parameters),
  ]
  // Of two with one field the first counts.
  return Object.fromEntries(found.toReversed())
}

function checkParameters({ parameters, keeps }: ToolDraft): FieldRefusal[] {
  const findDoubled = (list: readonly { key: string }[], name: string): FieldRefusal[] =>
    list.flatMap(({ key }, at): FieldRefusal[] =>
      list.findIndex((other) => other.key === key) < at ? [[`${name}.${at}.key`, 'toolKeyTwice']] : [],
    )
  const empty = parameters.flatMap(({ kind, choices }, at): FieldRefusal[] =>
    kind === 'choice' && choices.length === 0 ? [[`parameters.${at}.choices`, 'toolNeedsChoices']] : [],
  )
  return [...findDoubled(parameters, 'parameters'), ...findDoubled(keeps, 'keeps'), ...empty]
}

function checkUrl({ request, parameters }: ToolDraft): FieldRefusal[] {
  const url = parseToolUrl(request.address)
  const field = 'request.address'
  if (!url) return [[field, /[?#]/.test(request.address) ? 'toolQueryInRows' : 'toolAddressWrong']]
  const optional = slotsOf(url.path).find((key) =>
    parameters.some((parameter) => parameter.key === key && !parameter.required),
  )
  if (optional) return [[field, { key: 'toolPathNeedsValue', values: { name: optional } }]]
  return unknownSlots(field, url.path, parameters)
}

function checkRows({ request, parameters }: ToolDraft): FieldRefusal[] {
  const query = request.query.flatMap(({ value }, at) =>
    unknownSlots(`request.query.${at}.value`, value, parameters),
  )
  const headers = request.headers.flatMap(({ name, value }, at): FieldRefusal[] => {
    const field = `request.headers.${at}`
    if (!isHeader([name, ''])) return [[`${field}.name`, 'toolHeaderWrong']]
    if (!isHeader([name, value])) return [[`${field}.value`, 'toolHeaderOneLine']]
    return unknownSlots(`${field}.value`, value, parameters)
  })
  return [...query, ...headers]
}

function checkBody({ request, parameters }: ToolDraft): FieldRefusal[] {
  if (request.body.trim() === '' || request.method === 'GET') return []
  const values = new Map(parameters.map(({ key }) => [key, 'x']))
  const found = unknownSlots('request.body', request.body, parameters)
  if (found.length > 0 || fillBody(request.body, values) !== undefined) return found
  return [['request.body', 'toolBodyWrong']]
}

function unknownSlots(field: string, text: string, parameters: ToolDraft['parameters']): FieldRefusal[] {
  const unknown = slotsOf(text).find((slot) => !parameters.some(({ key }) => key === slot))
  return unknown ? [[field, { key: 'toolSlotUnknown', values: { name: unknown } }]] : []
}
