import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '../../../lib/session/viewer.ts'
import { TeachDialog } from './TeachDialog.tsx'
import { t } from './texts.ts'

interface TeachButtonProps {
  region: Region
  agentId: string
  question: string
}

/**
 * Opens the dialog that adds an answer to a question; renders nothing for users who may not change knowledge.
 */
export function TeachButton({ region, agentId, question }: TeachButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const mayTeach = useMay('changeKnowledge')
  if (!mayTeach) return null
  return (
    <>
      <Button variant="default" leftSection={<IconMessageQuestion size={16} />} onClick={() => setOpen(true)}>
        {t('giveTheAnswer')}
      </Button>
      {isOpen && (
        <TeachDialog
          region={region}
          agentId={agentId}
          question={{ question }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
