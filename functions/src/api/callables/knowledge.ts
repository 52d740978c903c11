import { importAgent } from '../../domain/agents/templateFiles/importAgent.ts'
import { previewImport } from '../../domain/agents/templateFiles/previewImport.ts'
import { addKnowledgeFile } from '../../domain/knowledge/sources/addKnowledgeFile.ts'
import { addKnowledgeText } from '../../domain/knowledge/sources/addKnowledgeText.ts'
import { deleteKnowledgeSource } from '../../domain/knowledge/sources/deleteKnowledgeSource.ts'
import { retryKnowledgeSource } from '../../domain/knowledge/sources/retryKnowledgeSource.ts'
import { uploadFile } from '../../domain/knowledge/sources/uploads/uploadFile.ts'
import { readKnowledgePassages } from '../../domain/knowledge/sources/readKnowledgePassages.ts'
import { renameKnowledgeSource } from '../../domain/knowledge/sources/renameKnowledgeSource.ts'
import { replaceKnowledgeFile } from '../../domain/knowledge/sources/replaceKnowledgeFile.ts'
import { excludePage, includePage, retryFailedPages } from '../../domain/knowledge/sites/pages/pages.ts'
import { readBrand } from '../../domain/knowledge/sites/brand/readBrand.ts'
import { readBrandPage } from '../../domain/knowledge/sites/brand/readBrandPage.ts'
import { addSite, cancelSite, changeSite, refreshSite } from '../../domain/knowledge/sites/sites.ts'
import { uploadPicture } from '../../domain/kernel/pictures/uploadPicture.ts'
import { knowledgeCallables } from '../../shared/callables/knowledge.ts'
import { callableGroup } from '../callableGroup.ts'
import { currentInstance } from '../context.ts'
import { secure } from '../secure.ts'

/** The size of a file of 5 MB in base64, and the rest of the request. */
const maxUploadBytes = 7_000_000
/** The size of a picture of 1 MB in base64, with its name. */
const maxPictureBytes = 1_500_000
/** The size of the longest pasted text, at three UTF-8 bytes for each character. */
const maxTextBytes = 650_000

export const knowledge = callableGroup('knowledge', {
  previewImport: secure(knowledgeCallables.previewImport, 'user', (caller, input) =>
    previewImport(currentInstance().ports, caller, input),
  ),
  importAgent: secure(knowledgeCallables.importAgent, 'user', (caller, input) =>
    importAgent(currentInstance().ports, caller, input),
  ),
  uploadFile: secure(
    knowledgeCallables.uploadFile,
    'user',
    (caller, input) => uploadFile(currentInstance().ports, caller, input),
    maxUploadBytes,
  ),
  uploadPicture: secure(
    knowledgeCallables.uploadPicture,
    'user',
    (caller, input) => uploadPicture(currentInstance().ports, caller, input),
    maxPictureBytes,
  ),
  addKnowledgeFile: secure(knowledgeCallables.addKnowledgeFile, 'user', (caller, input) =>
    addKnowledgeFile(currentInstance().ports, caller, input),
  ),
  addKnowledgeText: secure(
    knowledgeCallables.addKnowledgeText,
    'user',
    (caller, input) => addKnowledgeText(currentInstance().ports, caller, input),
    maxTextBytes,
  ),
  replaceKnowledgeFile: secure(knowledgeCallables.replaceKnowledgeFile, 'user', (caller, input) =>
    replaceKnowledgeFile(currentInstance().ports, caller, input),
  ),
  renameKnowledgeSource: secure(knowledgeCallables.renameKnowledgeSource, 'user', (caller, input) =>
    renameKnowledgeSource(currentInstance().ports, caller, input),
  ),
  readKnowledgePassages: secure(knowledgeCallables.readKnowledgePassages, 'user', (caller, input) =>
    readKnowledgePassages(currentInstance().ports, caller, input),
  ),
  retryKnowledgeSource: secure(knowledgeCallables.retryKnowledgeSource, 'user', (caller, input) =>
    retryKnowledgeSource(currentInstance().ports, caller, input),
  ),
  deleteKnowledgeSource: secure(knowledgeCallables.deleteKnowledgeSource, 'user', (caller, input) =>
    deleteKnowledgeSource(currentInstance().ports, caller, input),
  ),
  readBrand: secure(knowledgeCallables.readBrand, 'user', (caller, input) =>
    readBrand(currentInstance().ports, caller, input),
  ),
  readBrandPage: secure(knowledgeCallables.readBrandPage, 'user', (caller, input) =>
    readBrandPage(currentInstance().ports, caller, input),
  ),
  addSite: secure(knowledgeCallables.addSite, 'user', (caller, input) =>
    addSite(currentInstance().ports, caller, input),
  ),
  changeSite: secure(knowledgeCallables.changeSite, 'user', (caller, input) =>
    changeSite(currentInstance().ports, caller, input),
  ),
  refreshSite: secure(knowledgeCallables.refreshSite, 'user', (caller, input) =>
    refreshSite(currentInstance().ports, caller, input),
  ),
  cancelSite: secure(knowledgeCallables.cancelSite, 'user', cancelSite),
  retryFailedPages: secure(knowledgeCallables.retryFailedPages, 'user', (caller, input) =>
    retryFailedPages(currentInstance().ports, caller, input),
  ),
  excludePage: secure(knowledgeCallables.excludePage, 'user', (caller, input) =>
    excludePage(currentInstance().ports, caller, input),
  ),
  includePage: secure(knowledgeCallables.includePage, 'user', (caller, input) =>
    includePage(currentInstance().ports, caller, input),
  ),
})
