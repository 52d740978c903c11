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

/** Edits what an answer must do besides its words; options that the agent lacks are hidden. */
export function ExpectationFields({ testable, expects, isDisabled, onChange }: ExpectationFieldsProps) {
  const { sources, nodes, outcomes, tools } = testable
  const { passages, path, tool, outcome } = expects
  const parameters = tools.find(({ name }) => name === tool?.name)?.parameters ?? []

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
      {nodes.length > 0 && (
        <ExpectedPath
          nodes={nodes}
          path={path}
          isDisabled={isDisabled}
          onChange={(next) => onChange({ ...expects, path: next })}
        />
      )}
      {tools.length > 0 && (
        <NativeSelect
          label={t('expectedTool')}
          description={t('expectedToolHint')}
          value={tool?.name ?? ''}
          disabled={isDisabled}
          data={['', ...tools.map(({ name }) => name)].map((value) => ({ value, label: value || t('none') }))}
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
      {outcomes.length > 0 && (
        <NativeSelect
          label={t('expectedOutcome')}
          value={outcome}
          disabled={isDisabled}
          data={['', ...outcomes].map((value) => ({ value, label: value || t('none') }))}
          onChange={(event) => onChange({ ...expects, outcome: event.currentTarget.value })}
        />
      )}
    </>
  )
}
