import { Button } from '@mantine/core'
import type { Region } from '@parley/functions/shared/regions'
import { IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { webPaths } from '../../../lib/paths.ts'
import { useMay } from '../../../lib/viewer.ts'
import { AddSiteDialog } from './AddSiteDialog.tsx'
import { t } from './texts.ts'

interface AddSiteButtonProps {
  region: Region
  agent: { ID: string; title: string }
}

/** Makes a web site a source of an agent, and goes on to it. */
export function AddSiteButton({ region, agent }: AddSiteButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const mayAdd = useMay('changeKnowledge')
  if (!mayAdd) return null
  return (
    <>
      <Button variant="default" leftSection={<IconWorld size={16} />} onClick={() => setOpen(true)}>
        {t('addWebsite')}
      </Button>
      {isOpen && (
        <AddSiteDialog
          region={region}
          agents={[agent]}
          onAdded={(agentId, sourceId) => void navigate(webPaths.site(region, agentId, sourceId))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
