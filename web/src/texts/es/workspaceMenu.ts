import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Espacio de trabajo',
  workspaceNamed: 'Espacio de trabajo {name} {region}',
  currentWorkspace: 'Espacio de trabajo actual',
  settings: 'Ajustes',
  newUser: '+ Nuevo usuario',
  newWorkspace: '+ Nuevo espacio de trabajo',
  yourName: 'Tu nombre',
  language: 'Idioma',
  signOut: 'Cerrar sesión',
  signOutFailed: 'Se ha producido un error al cerrar sesión.',
  credits: 'Créditos',
  creditsLow: 'Créditos<low> · pocos</low>',
  tryAgain: 'Intentar de nuevo',
  upgradePlan: 'Mejorar plan',
  name: 'Nombre',
  nameSaved: 'Nombre guardado.',
  nameNotLoaded: 'No se pudo cargar tu nombre',
  saveName: 'Guardar nombre',
  whoSeesName:
    'Lo ven los colegas, y los visitantes cuando les respondes. Lo ya dicho conserva el nombre con que se dijo.',
} satisfies Translation<typeof english>
