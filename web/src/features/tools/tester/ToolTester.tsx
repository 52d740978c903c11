import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ToolParameter } from '@parley/functions/shared/tools/tools'
import type { ToolTest } from '@parley/functions/shared/tools/toolTest'
import { useState } from 'react'
import { call } from '../../../lib/call.ts'
import { CallError, sentenceOf } from '../../../lib/errors.ts'
import { useWorkspaceRef } from '../../../lib/session/session.ts'
import { argumentsOf } from './argumentsOf.ts'
import { t } from '../texts.ts'
import { TestOutcome } from './TestOutcome.tsx'
import type { ToolFields } from '../toolForm.ts'
import styles from '../Tools.module.css'

/** Sends a tool's request as edited in the form, and shows the complete result. */
export function ToolTester({ fields }: { fields: ToolFields }) {
  const { region, workspaceId } = useWorkspaceRef()
  const { tool } = fields.values
  const [values, setValues] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<ToolTest>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function handleTest() {
    setFailure('')
    setErrors({})
    if (fields.validate().hasErrors) return setFailure(t('testNeedsFields'))
    setBusy(true)
    const input = { region, workspaceId, tool, arguments: argumentsOf(tool.parameters, values) }
    try {
      setOutcome(await call('testTool', input, region))
    } catch (error) {
      setOutcome(undefined)
      setFailure(sentenceOf(error))
      if (error instanceof CallError) showErrors(error.fields)
    }
    setBusy(false)
  }

  /** Shows errors of the tool at its fields, and errors of a value at that value. */
  function showErrors(found: Record<string, string>) {
    const entries = Object.entries(found)
    fields.setErrors(Object.fromEntries(entries.filter(([path]) => path.startsWith('tool.'))))
    const own = entries.filter(([path]) => path.startsWith('arguments.'))
    setErrors(Object.fromEntries(own.map(([path, message]) => [path.slice('arguments.'.length), message])))
  }

  return (
    <>
      {tool.parameters
        .filter(({ key }) => key)
        .map((parameter) => (
          <ValueField
            key={parameter.key}
            parameter={parameter}
            value={values[parameter.key] ?? ''}
            error={errors[parameter.key]}
            onChange={(value) => setValues({ ...values, [parameter.key]: value })}
          />
        ))}
      <Button
        className={styles.start ?? ''}
        variant="default"
        loading={isBusy}
        onClick={() => void handleTest()}
      >
        {t('runTest')}
      </Button>
      <div role="alert" className={styles.failure}>
        {failure}
      </div>
      {outcome && <TestOutcome outcome={outcome} fields={fields} />}
    </>
  )
}

interface ValueFieldProps {
  parameter: ToolParameter
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function ValueField({
  parameter: { key, kind, choices, description },
  value,
  error,
  onChange,
}: ValueFieldProps) {
  const shared = { label: <bdi dir="ltr">{key}</bdi>, description, value, error }
  if (kind === 'text' || kind === 'number')
    return (
      <TextInput
        {...shared}
        dir="auto"
        inputMode={kind === 'number' ? 'decimal' : 'text'}
        maxLength={2_000}
        autoComplete="off"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const options = kind === 'boolean' ? ['true', 'false'] : choices
  return (
    <NativeSelect
      {...shared}
      data={['', ...options]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
