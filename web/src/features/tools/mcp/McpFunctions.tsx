import { NativeSelect, Switch } from '@mantine/core'
import type { McpChoice, McpFunction, McpServer } from '@parley/functions/shared/tools/mcp'
import { FormSection } from '../../../components/forms/FormSection.tsx'
import mcpStyles from './Mcp.module.css'
import { t } from './texts.ts'

interface McpFunctionsProps {
  server: McpServer
  choices: readonly McpChoice[]
  onChange: (choices: McpChoice[]) => void
}

/**
 * Lists the functions that a server offered at its last check: which ones are on, and how carefully agents
 * use them.
 */
export function McpFunctions({ server, choices, onChange }: McpFunctionsProps) {
  const { functions, offered } = server
  const hidden = offered - functions.length
  const lead = functions.length > 0 ? t('functionsOfServerHint') : t('noFunctions')
  const replace = (next: McpChoice) =>
    onChange(choices.map((choice) => (choice.name === next.name ? next : choice)))
  return (
    <FormSection title={t('functionsOfServer')} lead={lead}>
      <ul className={mcpStyles.functions}>
        {functions.map((one) => {
          const choice = choices.find(({ name }) => name === one.name)
          return choice && <FunctionRow key={one.name} offered={one} choice={choice} onChange={replace} />
        })}
      </ul>
      {hidden > 0 && <p className={mcpStyles.hint}>{t('functionsLeftOut', { count: hidden })}</p>}
    </FormSection>
  )
}

interface FunctionRowProps {
  offered: McpFunction
  choice: McpChoice
  onChange: (choice: McpChoice) => void
}

function FunctionRow({ offered, choice, onChange }: FunctionRowProps) {
  const { name, description, state } = offered
  return (
    <li>
      <Switch
        aria-label={name}
        label={<bdi dir="ltr">{name}</bdi>}
        description={<span dir="auto">{description}</span>}
        checked={choice.isOn}
        withThumbIndicator={false}
        onChange={(event) => onChange({ ...choice, isOn: event.currentTarget.checked })}
      />
      {state === 'changed' && <p className={mcpStyles.warning}>{t('functionChanged')}</p>}
      {choice.isOn && (
        <div className={mcpStyles.care}>
          <NativeSelect
            aria-label={t('effectOf', { name })}
            value={choice.effect}
            data={[
              { value: 'read', label: t('effect_read') },
              { value: 'change', label: t('effect_change') },
            ]}
            onChange={(event) =>
              onChange({ ...choice, effect: event.currentTarget.value === 'read' ? 'read' : 'change' })
            }
          />
          <Switch
            label={t('askFirst')}
            checked={choice.confirm === 'visitor'}
            withThumbIndicator={false}
            onChange={(event) =>
              onChange({ ...choice, confirm: event.currentTarget.checked ? 'visitor' : 'no' })
            }
          />
        </div>
      )}
    </li>
  )
}
