import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { FlowErrors } from './useFlowErrors.ts'

interface LinkedNode {
  errors: FlowErrors
  /** False while nothing can be shown yet. */
  isReady: boolean
  onShow: (nodeId: string) => void
}

/** Shows what a link names: a node, `?node=n2`, or the first error, `?errors`. */
export function useNodeOfUrl({ errors, isReady, onShow }: LinkedNode): void {
  const { key, search } = useLocation()
  const followed = useRef<string>(null)
  const follow = useEffectEvent(() => {
    const params = new URLSearchParams(search)
    const nodeId = params.has('errors') ? errors.nodeIds[0] : params.get('node')
    if (typeof nodeId === 'string') onShow(nodeId)
  })
  useEffect(() => {
    if (!isReady || followed.current === key) return
    followed.current = key
    follow()
  }, [key, isReady])
}
