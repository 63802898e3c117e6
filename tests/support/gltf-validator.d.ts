declare module 'gltf-validator' {
  type Message = { code: string; message: string; severity: number; pointer?: string };
  export function validateBytes(
    bytes: Uint8Array,
  ): Promise<{ issues: { numErrors: number; messages: Message[] } }>;
}
