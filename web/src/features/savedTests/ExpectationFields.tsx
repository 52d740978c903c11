import { NativeSelect, TextInput } from '@mantine/core'
import { testLimits, type TestExpectations } from '@parley/functions/shared/agents/savedTests'
import { ExpectedPath } from './ExpectedPath.tsx'
import { ExpectedSources } from './ExpectedSources.tsx'
import type { Testable } from './readTestable.ts'
import { t } from './texts.ts'

interface ExpectationFieldsProps {
  testable: Testable
  expects: TestExpectations
  isDisabled: boolean
  onChange: (expects: TestExpectations) => void
}

/**
 * Edits what an answer must do besides its words; options that the agent lacks are hidden. What the agent has
 * no longer stays chosen until it is removed.
 */
export function ExpectationFields({ testable, expects, isDisabled, onChange }: ExpectationFieldsProps) {
  const { sources, nodes, outcomes, tools } = testable
  const { passages, path, tool, outcome } = expects
  const names = namesWith(
    tools.map(({ name }) => name),
    tool?.name,
  )
  const parameters = [
    ...new Set([
      ...(tools.find(({ name }) => name === tool?.name)?.parameters ?? []),
      ...Object.keys(tool?.values ?? {}),
    ]),
  ]
  const reachable = namesWith(outcomes, outcome)

  function handleValue(key: string, value: string) {
    if (!tool) return
    const { [key]: _before, ...others } = tool.values
    onChange({ ...expects, tool: { ...tool, values: value ? { ...others, [key]: value } : others } })
  }

  return (
    <>
      {sources.length + passages.length > 0 && (
        <ExpectedSources
          sources={sources}
          chosen={passages}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...expects, passages: next })}
        />
      )}
      {nodes.length + path.length > 0 && (
        <ExpectedPath
          nodes={nodes}
          path={path}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...expects, path: next })}
        />
      )}
      {names.length > 0 && (
        <NativeSelect
          label={t('expectedTool')}
          description={t('expectedToolHint')}
          value={tool?.name ?? ''}
          disabled={isDisabled}
          data={optionsOf(names)}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...expects, tool: value ? { name: value, values: {} } : null })
          }
        />
      )}
      {parameters.slice(0, testLimits.values).map((key) => (
        <TextInput
          key={`${tool?.name}-${key}`}
          label={t('expectedValue', { key })}
          placeholder={t('anyValue')}
          dir="auto"
          maxLength={testLimits.value}
          disabled={isDisabled}
          value={tool?.values[key] ?? ''}
          onChange={(event) => handleValue(key, event.currentTarget.value)}
        />
      ))}
      {reachable.length > 0 && (
        <NativeSelect
          label={t('expectedOutcome')}
          value={outcome}
          disabled={isDisabled}
          data={optionsOf(reachable)}
          onChange={(event) => onChange({ ...expects, outcome: event.currentTarget.value })}
        />
      )}
    </>
  )
}

/** Returns names with the chosen one, which may be gone. */
function namesWith(names: readonly string[], chosen = ''): string[] {
  return chosen === '' || names.includes(chosen) ? [...names] : [chosen, ...names]
}

function optionsOf(names: readonly string[]) {
  return ['', ...names].map((value) => ({ value, label: value || t('none') }))
}
