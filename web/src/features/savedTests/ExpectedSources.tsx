import { MultiSelect } from '@mantine/core'
import { testLimits, type TestSource } from '@parley/functions/shared/agents/savedTests'
import { t } from './texts.ts'

interface ExpectedSourcesProps {
  /** The agent's sources. */
  sources: readonly TestSource[]
  chosen: readonly TestSource[]
  isDisabled: boolean
  onChange: (chosen: TestSource[]) => void
}

/** Chooses the sources that an answer must use. A deleted one stays chosen until it is removed. */
export function ExpectedSources({ sources, chosen, isDisabled, onChange }: ExpectedSourcesProps) {
  const sourcesById = new Map([...chosen, ...sources].map((source) => [source.id, source]))
  return (
    <MultiSelect
      label={t('expectedSources')}
      description={t('expectedSourcesHint')}
      searchable
      disabled={isDisabled}
      maxValues={testLimits.sources}
      value={chosen.map(({ id }) => id)}
      data={[...sourcesById.values()].map(({ id, title }) => ({ value: id, label: title || id }))}
      onChange={(ids) => onChange(ids.flatMap((id) => sourcesById.get(id) ?? []))}
    />
  )
}
