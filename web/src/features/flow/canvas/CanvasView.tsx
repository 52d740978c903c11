import '@xyflow/react/dist/base.css'
import { ReactFlowProvider } from '@xyflow/react'
import type { ReactNode } from 'react'
import { Canvas } from './Canvas.tsx'

/** A flow as a drawing. */
export function CanvasView({ viewSwitch }: { viewSwitch: ReactNode }) {
  return (
    <ReactFlowProvider>
      <Canvas viewSwitch={viewSwitch} />
    </ReactFlowProvider>
  )
}
