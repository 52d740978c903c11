import { Skeleton, Stack, Text } from '@mantine/core'
import { InlineFailure } from '../../../../components/failures/InlineFailure.tsx'
import { call } from '../../../../lib/call.ts'
import { useRead } from '../../../../lib/live/useRead.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { t } from '../texts.ts'
import styles from './TemplateList.module.css'

/** Meta's names of template states; others are shown unchanged. */
const states = ['APPROVED', 'PENDING', 'REJECTED', 'PAUSED', 'DISABLED'] as const

/**
 * The templates of the number's business account, with WhatsApp's state of each; another `turn` reads them
 * again.
 */
export function TemplateList({ turn }: { turn: number }) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const templates = useRead(
    ['whatsappTemplates', region, agentId, turn],
    () => call('readWhatsappTemplates', { region, agentId }, region),
    { keepsPrevious: true },
  )
  return (
    <Stack gap="sm">
      <Text component="h3" fw={600}>
        {t('waTemplates')}
      </Text>
      {templates.status === 'loading' && <Skeleton height={40} aria-busy="true" />}
      {templates.status === 'error' && (
        <InlineFailure text={t('waTemplatesNotLoaded')} retry={templates.retry} />
      )}
      {templates.status === 'ready' && templates.data.templates.length === 0 && (
        <Text size="sm">{t('waNoTemplates')}</Text>
      )}
      {templates.status === 'ready' && templates.data.templates.length > 0 && (
        <ul className={styles.templates}>
          {templates.data.templates.map(({ name, language, status }) => (
            <li key={`${name}/${language}`}>
              <span dir="auto">{`${name} · ${language}`}</span>
              <span>{stateText(status)}</span>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function stateText(status: string): string {
  // A template in appeal is pending again.
  const state = states.find((candidate) => candidate === (status === 'IN_APPEAL' ? 'PENDING' : status))
  return state ? t(`waTemplateState_${state}`) : status
}
