import { ActionIcon } from '@mantine/core'
import { acceptsFeedback } from '@parley/functions/shared/chat/acceptsFeedback'
import { IconMessageReport } from '@tabler/icons-react'
import { currentAgency } from '../../../lib/brand/currentAgency.ts'
import { t } from '../texts.ts'

/** Opens the feedback to the agency, if the agency accepts it. */
export function FeedbackButton({ onClick }: { onClick: () => void }) {
  const agency = currentAgency()
  if (!agency || !acceptsFeedback(agency.footer)) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={t('feedback')}
      title={t('feedback')}
      onClick={onClick}
    >
      <IconMessageReport size={18} />
    </ActionIcon>
  )
}
