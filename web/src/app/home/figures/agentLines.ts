import type { Activity } from '../../../features/activity/addUpActivity.ts'
import { t } from '../texts.ts'
import type { AgentLooks } from '../useAgentLooks.ts'

/** More lines cannot be distinguished. */
const maxLines = 4

interface Line {
  id: string
  name: string
  colour: string
  values: number[]
}

/** Returns conversations by day: the busiest agents each, and all others as one line. */
export function agentLines({ agents, all }: Activity, looks: AgentLooks): Line[] {
  const busiest = [...agents]
    .map(([id, days]) => ({ id, look: looks.get(id), values: days.map(({ started }) => started) }))
    .toSorted((one, other) => sum(other.values) - sum(one.values))
  const lines = busiest.flatMap(({ id, look, values }) =>
    look ? [{ id, name: look.title, colour: look.color, values }] : [],
  )
  const shown = lines.slice(0, lines.length > maxLines ? maxLines - 1 : maxLines)
  const others = all.map(({ started }, day) =>
    shown.reduce((rest, { values }) => rest - (values[day] ?? 0), started),
  )
  if (sum(others) === 0) return shown
  const count = busiest.length - shown.length
  return [
    ...shown,
    { id: 'others', name: t('otherAgents', { count }), colour: 'var(--ink-3)', values: others },
  ]
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
