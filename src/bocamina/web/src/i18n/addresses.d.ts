/** Made by the build: the address of a language's words. */
declare module "words:*" {
  const address: string;
  export default address;
}
