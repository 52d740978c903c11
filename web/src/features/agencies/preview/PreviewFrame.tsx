import { useElementSize } from '@mantine/hooks'
import { agencyPreviewPath, type AgencyPreviewScene } from '@parley/functions/shared/agencies/agencyPreview'
import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './AgencyPreview.module.css'

const desktopWidth = 1100
const phoneWidth = 375
const phoneHeight = 700

interface PreviewFrameProps {
  /** The content of the frame, for screen readers. */
  title: string
  scene: AgencyPreviewScene
  isPhone: boolean
}

/** A page of the agency in a frame as wide as a screen, scaled down if there is less room. */
export function PreviewFrame({ title, scene, isPhone }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const { ref, width } = useElementSize<HTMLDivElement>()
  const pageWidth = isPhone ? phoneWidth : desktopWidth
  const pageHeight = isPhone ? phoneHeight : desktopWidth * 0.66
  const scale = width > 0 ? Math.min(1, width / pageWidth) : 1

  function show() {
    if (isReady.current) frame.current?.contentWindow?.postMessage(scene, location.origin)
  }
  const handleMessage = useEffectEvent(({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || origin !== location.origin || data !== 'ready') return
    isReady.current = true
    show()
  })
  const handleScene = useEffectEvent(show)

  useEffect(() => {
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])
  useEffect(() => handleScene(), [scene])

  return (
    <div ref={ref} className={styles.frame} style={{ height: pageHeight * scale }}>
      <iframe
        ref={frame}
        title={title}
        src={agencyPreviewPath}
        tabIndex={-1}
        style={{
          width: pageWidth,
          height: pageHeight,
          transform: `scale(${scale})`,
          marginInlineStart: Math.max(0, (width - pageWidth * scale) / 2),
        }}
      />
    </div>
  )
}
