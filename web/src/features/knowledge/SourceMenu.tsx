import { ActionIcon, Menu } from '@mantine/core'
import type { KnowledgeSource } from '@parley/functions/shared/knowledge/knowledge'
import type { Region } from '@parley/functions/shared/regions/regions'
import { IconDots, IconDownload, IconPencil, IconReplace } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { saveBlob } from '../../lib/files/saveBlob.ts'
import { showFailure } from '../../lib/toast.ts'
import { acceptedFiles } from './knowledgeActions.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { fetchFile } from './sendFile.ts'
import { fileNameOf, hasFile } from './sourceFile.ts'
import { t } from './texts.ts'
import { useMay } from '../../lib/session/viewer.ts'

export interface SourceMenuProps {
  region: Region
  source: KnowledgeSource
  onReplace: (sourceId: string, file: File) => void
}

/** Lists rarely used actions on a source; renders nothing for sources that are neither files nor texts. */
export function SourceMenu({ region, source, onReplace }: SourceMenuProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const mayChange = useMay('changeKnowledge')
  const isFile = hasFile(source)
  if (!isFile && source.kind !== 'text') return null

  async function handleDownload() {
    try {
      saveBlob(fileNameOf(source), await fetchFile(region, source.agentId, source.ID))
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t('moreFor', { title: source.title })}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayChange && isFile && (
            <Menu.Item
              leftSection={<IconReplace size={16} />}
              disabled={source.state === 'processing'}
              onClick={() => input.current?.click()}
            >
              {t('replaceFile')}
            </Menu.Item>
          )}
          {mayChange && (
            <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(true)}>
              {t('rename')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconDownload size={16} />} onClick={() => void handleDownload()}>
            {t('download')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedFiles}
        aria-label={t('newFileFor', { title: source.title })}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onReplace(source.ID, file)
          event.target.value = ''
        }}
      />
      {isRenaming && <RenameDialog region={region} source={source} onClose={() => setRenaming(false)} />}
    </>
  )
}
