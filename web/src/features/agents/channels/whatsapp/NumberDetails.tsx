import { Button, Group, Stack, Text } from '@mantine/core'
import type { WhatsappNumber } from '@parley/functions/shared/channels/channels'
import { CodeBlock } from '../../../../components/text/CodeBlock.tsx'
import { FactList } from '../../../../components/FactList.tsx'
import { call } from '../../../../lib/call.ts'
import { useSender } from '../../../../lib/forms/useSender.ts'
import { showToast } from '../../../../lib/toast.ts'
import { useAgentEditing, useStoredAgent } from '../../draft/AgentDraftContext.ts'
import { connectionText } from './connectionText.ts'
import { Disconnect } from '../Disconnect.tsx'
import { NeedsPublishing } from '../NeedsPublishing.tsx'
import { t } from '../texts.ts'
import { OwnAppForm } from './OwnAppForm.tsx'
import { qualityText } from './qualityText.ts'
import { Templates } from './Templates.tsx'
import { TestMessage } from './TestMessage.tsx'
import { aboutNumber } from './aboutNumber.ts'
import type { ReportEditing } from './useEditedForms.ts'

interface NumberDetailsProps {
  number: WhatsappNumber
  /** The verify token that was saved in this dialog; empty without one. */
  verifyToken: string
  onVerifyToken: (verifyToken: string) => void
  onRemoved: () => void
  /** Called with the state of its forms. */
  reportEditing: ReportEditing
}

/** The connected number, with its actions. */
export function NumberDetails({
  number,
  verifyToken,
  onVerifyToken,
  onRemoved,
  reportEditing,
}: NumberDetailsProps) {
  const { region } = useAgentEditing()
  const agentId = useStoredAgent(({ ID }) => ID)
  const sender = useSender()
  const { phoneId, phoneNumber, name, quality, connection, waVerifyPassed, state, webhookUrl } = number
  const isReady = state === 'connected' && waVerifyPassed

  async function refresh() {
    await call('getDetailsOfWhatsappNumber', { region, agentId }, region)
    void showToast(t('waFetched'))
  }

  return (
    <Stack gap="lg">
      <Text>{isReady ? t('waIsConnected') : aboutNumber(number)}</Text>
      <FactList
        facts={[
          { name: t('waNumber'), value: <bdi dir="ltr">{phoneNumber}</bdi> },
          { name: t('waName'), value: <bdi>{name}</bdi> },
          { name: t('waState'), value: connectionText(connection) },
          { name: t('waQuality'), value: qualityText(quality) },
        ]}
      />
      {number.method === 'legacy' && (
        <Stack gap="xs">
          {state === 'connected' && (
            <Text size="sm">{t(waVerifyPassed ? 'waVerified' : 'waWebhookHint')}</Text>
          )}
          <CodeBlock label={t('waWebhook')}>{webhookUrl}</CodeBlock>
          {verifyToken && !waVerifyPassed && (
            <>
              <Text size="sm">{t('waVerifyToken')}</Text>
              <CodeBlock label={t('waVerifyToken')}>{verifyToken}</CodeBlock>
            </>
          )}
          {/* Meta does not say what is wrong: all fields stay editable until it verifies the webhook URL. */}
          {state === 'connected' && !waVerifyPassed && (
            <OwnAppForm number={number} reportEditing={reportEditing} onSaved={onVerifyToken} />
          )}
        </Stack>
      )}
      {state === 'connected' && <NeedsPublishing />}
      {sender.failure && (
        <Text role="alert" size="sm" c="red">
          {sender.failure}
        </Text>
      )}
      <Group justify="space-between">
        {state === 'connected' && (
          <Button
            variant="default"
            loading={sender.isBusy}
            onClick={() => void sender.send({ work: refresh })}
          >
            {t('waRefresh')}
          </Button>
        )}
        <Disconnect
          name={t('whatsapp')}
          text={t('disconnectWhatsappText', { number: phoneNumber })}
          done={t('waRemoved')}
          remove={() => call('removeWhatsappNumber', { region, agentId, phoneId }, region)}
          onDone={onRemoved}
        />
      </Group>
      {state === 'connected' && <TestMessage reportEditing={reportEditing} />}
      {state === 'connected' && <Templates reportEditing={reportEditing} />}
    </Stack>
  )
}
