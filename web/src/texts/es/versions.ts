import type { texts as english } from '../en/versions.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  versionHistory: 'Historial de versiones',
  versionsHint:
    'Las veinte más recientes: lo publicado y los borradores guardados. Lo que recuperas cambia solo el borrador; los visitantes lo reciben cuando publicas.',
  noVersions: 'Aún no hay versiones',
  noVersionsHint: 'Cada publicación se guarda aquí para que puedas volver atrás.',
  notLoaded: 'No se pudieron cargar las versiones.',
  published: 'Versión {version, number}',
  keptDraft: 'Borrador guardado',
  restoreAll: 'Recuperar todo',
  restore: 'Recuperar',
  restoreField: 'Recuperar {field}',
  restored: 'Recuperado. El borrador anterior es ahora una versión propia.',
  saveFirst: 'Guarda primero tus cambios: así no se pierde nada.',
  approvedBy: 'Aprobado por {name}',
  withoutApproval: 'Sin aprobación: {reason}',
  differences: 'Lo que tiene y el borrador no',
  noDifference: 'Nada: el borrador es igual.',
  inDraft: 'En el borrador',
  inVersion: 'En esta versión',
  flow: 'Flujo',
  onlyArranged: 'Solo cambia la disposición en el lienzo.',
  versionName: 'Nombre de esta versión',
  versionNameHint: 'Por ejemplo, «Antes de las rebajas»',
  saveName: 'Guardar nombre',
  namedBy: 'nombre dado por {name}',
  brokenVersion: 'La versión {id} no se puede mostrar: lo que hay guardado de ella no está completo.',
} satisfies Translation<typeof english>
