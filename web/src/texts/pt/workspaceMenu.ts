import type { texts as english } from '../en/workspaceMenu.ts'
import type { Translation } from '../Translation.ts'

export const texts = {
  workspace: 'Espaço de trabalho',
  workspaceNamed: 'Espaço de trabalho {name} {region}',
  currentWorkspace: 'Espaço de trabalho atual',
  settings: 'Configurações',
  newUser: '+ Novo usuário',
  newWorkspace: '+ Novo espaço de trabalho',
  yourName: 'Seu nome',
  language: 'Idioma',
  signOut: 'Sair',
  signOutFailed: 'Ocorreu um erro ao sair.',
  credits: 'Créditos',
  creditsLow: 'Créditos<low> · poucos</low>',
  tryAgain: 'Tentar de novo',
  upgradePlan: 'Melhorar plano',
  name: 'Nome',
  nameSaved: 'Nome salvo.',
  nameNotLoaded: 'Não foi possível carregar o seu nome',
  saveName: 'Salvar nome',
  whoSeesName:
    'Os colegas o veem, e os visitantes quando você responde. O que já foi dito mantém o nome com que foi dito.',
} satisfies Translation<typeof english>
