import { useElementSize } from '@mantine/hooks'
import type { SceneEvent, WidgetScene } from '@parley/functions/shared/widget/widgetScene'
import { useEffect, useEffectEvent, useRef } from 'react'
import styles from './WidgetFrame.module.css'

interface WidgetFrameProps {
  /** The title of the frame for screen readers. */
  title: string
  scene: WidgetScene
  /**
   * The minimum width of the page in the frame, in pixels. With less space it is scaled down, because the
   * widget fills a page as narrow as a phone.
   */
  minPageWidth?: number
  onEvent?: (event: SceneEvent) => void
}

/** The real widget in a page of its own, which shows the given scene; a new scene reloads nothing. */
export function WidgetFrame({ title, scene, minPageWidth = 0, onEvent }: WidgetFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const isReady = useRef(false)
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const scale = width > 0 ? Math.min(1, width / minPageWidth) : 1

  function show() {
    // A sandboxed page has no origin to name.
    if (isReady.current) frame.current?.contentWindow?.postMessage(scene, '*')
  }
  const handleMessage = useEffectEvent(({ source, data }: MessageEvent<SceneEvent>) => {
    if (source !== frame.current?.contentWindow) return
    if (data.type !== 'ready') return onEvent?.(data)
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
    <div ref={ref} className={styles.frame}>
      <iframe
        ref={frame}
        title={title}
        src="/widget/pages/scene.html"
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        tabIndex={scene.isPreview ? -1 : 0}
        style={{ width: width / scale, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}
