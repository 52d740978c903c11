import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showFailure } from '../../../lib/toast.ts'
import { t } from '../../texts.ts'

interface ExportButtonProps {
  isDisabled: boolean
  /** Saves all rows, also those that are not visible; `onProgress` gets the number of rows that were read. */
  onExport: (onProgress: (count: number) => void) => Promise<void>
}

/** Saves a table as a file, and shows the progress. */
export function ExportButton({ isDisabled, onExport }: ExportButtonProps) {
  const [read, setRead] = useState<number>()

  async function handleExport() {
    setRead(0)
    try {
      await onExport(setRead)
    } catch (error) {
      showFailure(error)
    } finally {
      setRead(undefined)
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} />}
      loading={read !== undefined}
      disabled={isDisabled}
      onClick={() => void handleExport()}
    >
      {read ? t('reading', { count: read }) : t('exportCsv')}
    </Button>
  )
}
