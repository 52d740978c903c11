import { Button, Slider } from '@mantine/core'
import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { cutPicture } from '../../lib/files/cutPicture.ts'
import styles from './CropDialog.module.css'
import { Dialog } from '../dialogs/Dialog.tsx'
import { t } from './pictureTexts.ts'

interface CropDialogProps {
  picture: File
  /** The object URL of the picture, valid while the dialog is open. */
  url: string
  onClose: () => void
  /** Called with the square part as a file of its own. */
  onCut: (picture: File) => void
}

/** Lets a person choose the part of a picture that is shown in a circle. */
export function CropDialog({ picture, url, onClose, onCut }: CropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function handleCut() {
    if (!area) return
    setBusy(true)
    try {
      onCut(await cutPicture(picture, area))
    } catch {
      setFailure(t('pictureUnreadable'))
      setBusy(false)
    }
  }

  return (
    <Dialog onClose={onClose} title={t('cropTitle')} size="md">
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          mediaProps={{ onError: () => setFailure(t('pictureUnreadable')) }}
          cropperProps={{ role: 'group', 'aria-label': t('cropArea') }}
        />
      </div>
      <div className={styles.zoom}>
        <Slider
          thumbLabel={t('zoom')}
          min={1}
          max={4}
          step={0.05}
          label={null}
          value={zoom}
          onChange={setZoom}
        />
      </div>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!area || failure !== undefined} loading={isBusy} onClick={() => void handleCut()}>
          {t('usePicture')}
        </Button>
      </div>
    </Dialog>
  )
}
