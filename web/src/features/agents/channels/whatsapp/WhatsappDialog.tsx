import { Stack, Tabs, Text } from '@mantine/core'
import type { WhatsappNumber } from '@parley/functions/shared/channels/channels'
import { useState } from 'react'
import { Dialog } from '../../../../components/dialogs/Dialog.tsx'
import { useDiscardQuestion } from '../../../../components/leaving/useDiscardQuestion.tsx'
import { t } from '../texts.ts'
import { useChannelOffer } from '../useChannelOffer.ts'
import { useFocusOnConnected } from '../useFocusOnConnected.ts'
import { OwnAppForm } from './OwnAppForm.tsx'
import { NewNumber } from './NewNumber.tsx'
import { NumberDetails } from './NumberDetails.tsx'
import { useEditedForms } from './useEditedForms.ts'

interface WhatsappDialogProps {
  /** The connected number; missing without one. */
  number: WhatsappNumber | undefined
  onClose: () => void
}

/**
 * Connects a number in one of two ways, or shows the connected one. Unsaved input is never discarded without
 * a question.
 */
export function WhatsappDialog({ number, onClose }: WhatsappDialogProps) {
  const { isDirty, isBusy, reportEditing } = useEditedForms()
  const { leave, question } = useDiscardQuestion(isDirty)
  const [verifyToken, setVerifyToken] = useState('')
  const name = t('whatsapp')
  const isOffered = useChannelOffer()?.hasMeta !== false
  const isReady = number?.state === 'connected'
  const connected = useFocusOnConnected<HTMLDivElement>(isReady)
  return (
    <Dialog
      size="lg"
      title={t(number ? 'configureNamed' : 'connectNamed', { name })}
      isBusy={isBusy}
      onClose={() => leave(onClose)}
    >
      <Stack gap="lg">
        {number && (
          <div ref={connected} tabIndex={-1}>
            <NumberDetails
              number={number}
              verifyToken={verifyToken}
              onVerifyToken={setVerifyToken}
              onRemoved={onClose}
              reportEditing={reportEditing}
            />
          </div>
        )}
        {!isReady && (
          <Tabs
            defaultValue={number?.method ?? (isOffered ? 'cloud' : 'legacy')}
            keepMountedMode="display-none"
          >
            <Tabs.List mb="md">
              <Tabs.Tab value="cloud">{t('waNew')}</Tabs.Tab>
              <Tabs.Tab value="legacy">{t('waLegacy')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="cloud">
              {isOffered ? <NewNumber /> : <Text size="sm">{t('notOffered')}</Text>}
            </Tabs.Panel>
            <Tabs.Panel value="legacy">
              <OwnAppForm
                number={number?.method === 'legacy' ? number : undefined}
                reportEditing={reportEditing}
                onSaved={setVerifyToken}
              />
            </Tabs.Panel>
          </Tabs>
        )}
      </Stack>
      {question}
    </Dialog>
  )
}
