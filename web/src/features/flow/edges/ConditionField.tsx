import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import { flowLimits, type FlowEdge } from '@parley/functions/shared/flow/flow'
import type { Rule } from '@parley/functions/shared/flow/rules'
import { useRef } from 'react'
import { useFlow, useFlowEditing } from '../FlowContext.ts'
import type { NamedThing } from '../NamedThing.ts'
import { withEdge } from '../store/flowEdits.ts'
import { VariableField } from './VariableField.tsx'
import { t } from '../texts.ts'

type ConditionKind = 'words' | Rule['rule']
const kinds: readonly ConditionKind[] = ['words', 'always', 'reply', 'variable', 'form', 'tool', 'stuck']

interface ConditionFieldProps {
  edgeId: string
  edge: FlowEdge
  error: string | undefined
}

/** Edits when an edge is taken: described in words for the model, or by a rule. */
export function ConditionField({ edgeId, edge, error }: ConditionFieldProps) {
  const { store, toolOutcomes: tools, keptKeys, forms, mayEdit } = useFlowEditing()
  const firstCollectedKey = useFlow(({ draft }) => firstCollected(Object.values(draft.nodes)))
  const firstField = firstCollectedKey || (keptKeys[0]?.key ?? '')
  const kind = typeof edge.when === 'string' ? 'words' : edge.when.rule
  const offered = kinds.filter(
    (name) =>
      name === kind ||
      ((name !== 'form' || forms.length > 0) &&
        (name !== 'tool' || tools.length > 0) &&
        (name !== 'variable' || firstField !== '')),
  )
  const change = (when: FlowEdge['when'], isTyped = true) =>
    store.change(withEdge(store.state.draft, edgeId, { when }), isTyped ? `${edgeId}.when` : undefined)

  // What was typed for another kind is there again when a person returns to it.
  const former = useRef(new Map<ConditionKind, FlowEdge['when']>())

  function choose(name: string) {
    former.current.set(kind, edge.when)
    const empty: Record<ConditionKind, FlowEdge['when']> = {
      words: '',
      always: { rule: 'always' },
      reply: { rule: 'reply', text: '' },
      form: { rule: 'form', id: forms[0]?.id ?? '' },
      tool: { rule: 'tool', id: tools[0]?.id ?? '', ended: 'ok' },
      variable: { rule: 'variable', key: firstField, comparison: 'isSet', value: '' },
      stuck: { rule: 'stuck', turns: 3 },
    }
    const chosen = kinds.find((other) => other === name)
    if (chosen) change(former.current.get(chosen) ?? empty[chosen], false)
  }

  return (
    <>
      <NativeSelect
        aria-label={t('conditionKind')}
        value={kind}
        disabled={!mayEdit}
        data={offered.map((name) => ({ value: name, label: t(`condition_${name}`) }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <ConditionDetail when={edge.when} error={error} onChange={change} />
    </>
  )
}

/** Returns whether the field of a condition shows its error itself. */
export function showsError(when: FlowEdge['when']): boolean {
  return typeof when === 'string' || ['reply', 'form', 'tool'].includes(when.rule)
}

function firstCollected(nodes: readonly { collects: readonly { key: string }[] }[]): string {
  return nodes.flatMap(({ collects }) => collects)[0]?.key ?? ''
}

interface ConditionDetailProps {
  when: FlowEdge['when']
  error: string | undefined
  onChange: (when: FlowEdge['when'], isTyped?: boolean) => void
}

function ConditionDetail({ when, error, onChange }: ConditionDetailProps) {
  const { toolOutcomes: tools, areToolsKnown, forms, mayEdit } = useFlowEditing()
  if (typeof when === 'string')
    return (
      <Textarea
        aria-label={t('conditionInWords')}
        placeholder={t('conditionExample')}
        dir="auto"
        autosize={false}
        rows={2}
        maxLength={flowLimits.when}
        readOnly={!mayEdit}
        value={when}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  switch (when.rule) {
    case 'always':
      return null
    case 'reply':
      return (
        <TextInput
          aria-label={t('replyText')}
          placeholder={t('replyText')}
          dir="auto"
          maxLength={80}
          readOnly={!mayEdit}
          value={when.text}
          error={error}
          onChange={(event) => onChange({ rule: 'reply', text: event.currentTarget.value })}
        />
      )
    case 'form':
      return (
        <NativeSelect
          aria-label={t('condition_form')}
          disabled={!mayEdit}
          value={when.id}
          error={error}
          data={withMissing(forms, when.id, t('gone')).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => onChange({ rule: 'form', id: event.currentTarget.value }, false)}
        />
      )
    case 'tool':
      return (
        <NativeSelect
          aria-label={t('condition_tool')}
          disabled={!mayEdit}
          value={`${when.id} ${when.ended}`}
          error={error}
          data={withMissing(tools, when.id, areToolsKnown ? t('gone') : '…').flatMap(({ id, name }) => [
            { value: `${id} ok`, label: t('theToolSucceeds', { tool: name }) },
            { value: `${id} failed`, label: t('theToolFails', { tool: name }) },
          ])}
          onChange={(event) => {
            const [id = '', ended] = event.currentTarget.value.split(' ')
            onChange({ rule: 'tool', id, ended: ended === 'ok' ? 'ok' : 'failed' }, false)
          }}
        />
      )
    case 'variable':
      return <VariableField rule={when} onChange={onChange} />
    case 'stuck':
      return (
        <NumberInput
          aria-label={t('turns', { count: 2 })}
          min={1}
          max={50}
          allowDecimal={false}
          readOnly={!mayEdit}
          value={when.turns}
          suffix={` ${t('turns', { count: when.turns })}`}
          onChange={(turns) => {
            if (typeof turns === 'number' && turns >= 1) onChange({ rule: 'stuck', turns })
          }}
        />
      )
  }
}

/**
 * Returns the options with the thing that a rule names: if it was deleted, it stays selected until another
 * one is chosen.
 */
function withMissing(things: readonly NamedThing[], id: string, name: string): readonly NamedThing[] {
  return things.some((thing) => thing.id === id) ? things : [{ id, name }, ...things]
}
